import { Form } from '@remix-run/react';
import type { RequestState } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { requestPages } from '#app/messages/en/request-pages.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { messageLength } from '../limits.ts';
import { requestPath, requestsPath } from '../paths.ts';
import * as styles from '../requests.css.ts';
import type { RequestPage as Page } from './request-page.server.ts';

/** A request for the people whom it affects. It can be printed: what is to be pressed is not on paper. */
export function RequestPage({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(requestPages);
  const langOf = useLang();
  const { community, request } = page;
  const { slug, name } = community;
  const { ref, where, whereLanguage, affected } = request;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: `/communities/${slug}`, label: name },
              { to: requestsPath(slug), label: t('ownTitle') },
            ]}
            current={ref}
          />
        }
        title={t('title', { ref })}
        lead={<bdi lang={langOf(whereLanguage)}>{where}</bdi>}
      />
      <section aria-labelledby="next" className={layout.stack}>
        <h2 id="next">{t('next')}</h2>
        <Next page={page} />
        {affected > 1 && <p>{t('affects', { count: affected })}</p>}
        {page.canLeave && (
          <>
            <p>
              <strong>{t('follow.does')}</strong>
            </p>
            <Form
              method="post"
              action={`${requestPath(slug, ref)}/leave`}
              className={layout.screenOnly}
            >
              <Button kind="quiet">{t('follow.leave')}</Button>
            </Form>
          </>
        )}
      </section>
      <About page={page} />
      <History page={page} />
      <Answer page={page} reply={reply} />
    </div>
  );
}

/** The states in which the page says whether an email comes too. */
const speaksOfMail = new Set<RequestState>(['NEW', 'SEEN', 'PLANNED', 'REOPENED']);

/** Where it stands, what comes then, and who to call. */
function Next({ page: { request, phone, email, noMail, reopenUntil } }: { page: Page }) {
  const t = useMessages(requestPages);
  const { longDate } = useFormats();
  const { ref, state, standing, isRead, into } = request;
  if (into !== null) {
    return (
      <p className={styles.standing}>
        {t.rich('mergedInto', {
          ref: (
            <Link to={`../${into}`} relative="path">
              {into}
            </Link>
          ),
        })}
      </p>
    );
  }
  const comesNext = isRead && (state === 'NEW' || state === 'REOPENED') ? 'SEEN' : state;
  return (
    <>
      <p className={styles.standing}>{standing}</p>
      <p>
        {t(`then.${comesNext}`)} {speaksOfMail.has(state) && (noMail ?? t('emailed'))}
      </p>
      {reopenUntil && (
        <p>
          {t.rich('reopenUntil', {
            date: <Moment at={reopenUntil} text={longDate(reopenUntil)} />,
          })}
        </p>
      )}
      {phone ? (
        <p>{t.rich('call', { phone: <a href={phoneHref(phone)}>{phone}</a>, ref })}</p>
      ) : (
        email && <p>{t.rich('email', { email: <a href={`mailto:${email}`}>{email}</a>, ref })}</p>
      )}
    </>
  );
}

/** What was reported. */
function About({ page: { request } }: { page: Page }) {
  const t = useMessages(requestPages);
  const say = useMessages(words);
  const { longDate } = useFormats();
  const lang = useLang();
  const { category, text, language, createdAt, mayEnter, ownPhone, pictures } = request;
  return (
    <section aria-labelledby="about" className={layout.stack}>
      <h2 id="about">{t('about')}</h2>
      <div className={styles.facts}>
        <p>
          {t('category')} <strong>{say(`categories.${category}`)}</strong>
        </p>
        <p>
          {t.rich('reportedOn', { date: <Moment at={createdAt} text={longDate(createdAt)} /> })}
        </p>
        {mayEnter && (
          <p>
            {t('mayEnter')} <strong>{say(`mayEnter.${mayEnter}`)}</strong>
          </p>
        )}
        {ownPhone && (
          <p>
            {t('phone')} <strong>{ownPhone}</strong>
          </p>
        )}
      </div>
      <p lang={text === null ? undefined : lang(language)} dir="auto" className={styles.words}>
        {text ?? t('forgotten')}
      </p>
      {pictures.length > 0 && (
        <ul role="list" className={styles.photos}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a href={picture.src}>
                <img
                  {...picture}
                  sizes={picture.srcSet && '20rem'}
                  alt={t('photo', { number: index + 1 })}
                  loading="lazy"
                  className={styles.photo}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What happened, from the beginning on. */
function History({ page: { entries, request } }: { page: Page }) {
  const t = useMessages(requestPages);
  const { fullDateTime } = useFormats();
  const lang = useLang();
  return (
    <section aria-labelledby="history" className={layout.stack}>
      <h2 id="history">{t('history')}</h2>
      <ol role="list" className={styles.list}>
        <li className={styles.entry}>
          <p className={styles.quiet}>
            <Moment at={request.createdAt} text={fullDateTime(request.createdAt)} />
          </p>
          <p>{t('wasSent')}</p>
        </li>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.quiet}>
              <Moment at={entry.createdAt} text={fullDateTime(entry.createdAt)} />
              {' · '}
              <By by={entry.by} />
            </p>
            {entry.standing && (
              <p>
                <strong>{entry.standing}</strong>
              </p>
            )}
            {entry.kind === 'UNNEEDED' && (
              <p>
                <strong>{t('unneeded.said')}</strong>
              </p>
            )}
            {entry.kind === 'MERGE' ? (
              <p>{t('wasMerged', { ref: entry.words ?? '' })}</p>
            ) : (
              entry.words && (
                <p lang={lang(entry.language)} dir="auto" className={styles.words}>
                  {entry.words}
                </p>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function By({ by: { kind, name, role } }: { by: Page['entries'][number]['by'] }) {
  const t = useMessages(requestPages);
  if (kind === 'you') return t('you');
  if (kind === 'desk') {
    return name && role ? t.rich(`roles.${role}`, { name: <bdi>{name}</bdi> }) : t('desk');
  }
  return name ? <bdi>{name}</bdi> : t('reporter');
}

/** The one thing to write: a message, or what is still wrong. */
function Answer({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(requestPages);
  const form = formState(reply?.result);
  const { community, request, canWrite, canReopen, canClose, othersFollow, formKey } = page;
  const as = canReopen ? 'reopen' : 'message';
  const end = othersFollow ? 'unneeded' : 'close';
  return (
    <div className={`${layout.screenOnly} ${layout.stack}`}>
      <ErrorSummary form={form} />
      {canWrite && (
        <section aria-labelledby="write" className={layout.stack}>
          <h2 id="write">{t(`${as}.title`)}</h2>
          <Form method="post" noValidate className={layout.stack}>
            <FormKey form={form} fresh={formKey} />
            <input type="hidden" name="as" value={as} />
            <TextArea
              label={t(`${as}.words`)}
              hint={t(`${as}.hint`)}
              rows={4}
              maxLength={messageLength}
              field={form.field('words')}
            />
            <p>
              <Button>{t(`${as}.send`)}</Button>
            </p>
          </Form>
        </section>
      )}
      {canClose && (
        <section aria-labelledby="close" className={layout.stack}>
          <h2 id="close">{t(`${end}.title`)}</h2>
          <p>{t(`${end}.lead`)}</p>
          <Form method="post" action={`${requestPath(community.slug, request.ref)}/close`}>
            <Button kind="quiet">{t(`${end}.send`)}</Button>
          </Form>
        </section>
      )}
    </div>
  );
}
