import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form } from '@remix-run/react';
import { momentOf } from '#app/lib/day.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { phoneHref } from '#app/lib/phone.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Detail } from '#app/ui/detail.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { SavedPart } from '#app/ui/forms/saved-part.tsx';
import { ShownFields } from '#app/ui/forms/shown-fields.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { deskRequestPath } from '../../paths.ts';
import * as styles from '../desk-requests.css.ts';
import { ChangeForm } from './change-form.tsx';
import { stateChoice } from '../choices.ts';
import { formOf, requestForm } from './posted.ts';
import { hasPart } from './page-parts.ts';
import { RequestHistory } from './history.tsx';
import type { DeskRequestPage } from './request-page.server.ts';
import {
  AssignForm,
  MergeForm,
  MessageForm,
  ShareForm,
  UnmergeForm,
  WaiveForm,
} from './side-forms.tsx';
import { WorkOrderBox } from './work-order-box.tsx';

/** Everything of a request, for the desk. */
export function DeskRequestView({
  page,
  reply,
}: {
  page: DeskRequestPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const lang = useLang();
  const { fullDate } = useFormats();
  const { community, request } = page;
  const { ref, where, whereLanguage, state, plannedFor, into } = request;
  const posted = formState(reply?.result);
  const shown = { plannedFor: plannedFor ?? '' };
  const form = formOf({ page, reply }, { version: request.version, language: useLocale() });
  return (
    <SectionDesk
      section="requests"
      community={community}
      title={ref}
      lead={
        <>
          <bdi lang={lang(whereLanguage)}>{where}</bdi>{' '}
          <Badge kind={page.isOpen ? 'notice' : 'plain'}>
            {into ? t('shows.MERGED') : say(`states.${state}`)}
          </Badge>
          {state === 'PLANNED' && plannedFor && (
            <> {t('plannedOn', { day: fullDate(momentOf(plannedFor)) })}</>
          )}
        </>
      }
    >
      {reply?.saved && <SavedPart {...reply.saved} />}
      <ErrorSummary form={posted} title={t('notSaved')} formId={requestForm}>
        {reply?.conflict && reply.conflict.changes.length > 0 && (
          <Comparison fields={reply.conflict.changes} before={t('now')} after={t('yours')} />
        )}
      </ErrorSummary>
      {into && (
        <p>
          {t.rich('goesOn', {
            ref: <Link to={deskRequestPath(community.slug, into)}>{into}</Link>,
          })}
        </p>
      )}
      {page.undoMergeUntil && <UnmergeForm page={page} until={page.undoMergeUntil} />}
      <Form
        method="post"
        id={requestForm}
        noValidate
        className={styles.columns}
        key={request.version}
      >
        <input type="hidden" name="version" value={form.field('version').value} />
        <input type="hidden" name="language" value={form.field('language').value} />
        <ShownFields form={formState(null, shown)} choice={stateChoice} />
        <FormKey form={form} fresh={page.formKey} />
        <button name="intent" value="enter" tabIndex={-1} className={styles.onEnter}>
          {t('save')}
        </button>
        <div className={styles.column}>
          <Reported page={page} />
          {hasPart(page, 'change') && <ChangeForm page={page} reply={reply} />}
          {page.canWaiveAnswer && <WaiveForm />}
          <RequestHistory page={page} />
        </div>
        <div className={styles.column}>
          <Facts page={page} />
          <AssignForm page={page} reply={reply} />
          {hasPart(page, 'order') && <WorkOrderBox page={page} reply={reply} />}
          {page.isOpen && <ShareForm page={page} />}
          {hasPart(page, 'merge') && <MergeForm page={page} reply={reply} />}
          {hasPart(page, 'message') && <MessageForm page={page} reply={reply} />}
          <ToNotice />
        </div>
      </Form>
      <NoticeFields page={page} />
    </SectionDesk>
  );
}

function Reported({ page: { request } }: { page: DeskRequestPage }) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const lang = useLang();
  const { text, language, pictures, isOfUnit, mayEnter } = request;
  return (
    <section aria-labelledby="reported" className={layout.stack}>
      <h2 id="reported">{t('reported')}</h2>
      {text === null ? (
        <p className={layout.muted}>{t('forgotten')}</p>
      ) : (
        <p className={styles.words} lang={lang(language)}>
          {text}
        </p>
      )}
      {isOfUnit && (
        <dl className={styles.details}>
          <Detail label={t('mayEnter')} value={say(`mayEnter.${mayEnter}`)} />
        </dl>
      )}
      {pictures.length > 0 && (
        <div className={styles.photos}>
          {pictures.map((picture, index) => (
            <a key={picture.src} href={picture.src}>
              <img
                {...picture}
                sizes={picture.srcSet && '12rem'}
                alt={t('photo', { number: index + 1 })}
                loading="lazy"
                className={styles.photo}
              />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

function Facts({ page }: { page: DeskRequestPage }) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const unitLabel = useUnitLabel();
  const { fullDateTime } = useFormats();
  const { request, author, joiners, doubles, community } = page;
  const { category, createdAt, waitingSince, unit, phone, affected } = request;
  return (
    <section aria-labelledby="facts" className={layout.stack}>
      <h2 id="facts">{t('facts')}</h2>
      <dl className={styles.details}>
        <Detail
          label={t('sentBy')}
          value={
            <>
              <bdi>{author ? author.name : t('nobodyAnyMore')}</bdi>
              {unit && `, ${unitLabel(unit)}`}
            </>
          }
        />
        {author?.email && (
          <Detail
            label={t('email')}
            value={<a href={`mailto:${author.email}`}>{author.email}</a>}
          />
        )}
        {phone && <Detail label={t('phone')} value={<a href={phoneHref(phone)}>{phone}</a>} />}
        <Detail
          label={t('sentAt')}
          value={<Moment at={createdAt} text={fullDateTime(createdAt)} />}
        />
        {waitingSince && waitingSince > createdAt && (
          <Detail
            label={t('toAnswerSince')}
            value={<Moment at={waitingSince} text={fullDateTime(waitingSince)} />}
          />
        )}
        <Detail label={t('category')} value={say(`categories.${category}`)} />
        {affected > 1 && (
          <Detail
            label={t('affects')}
            value={
              <ul>
                {joiners.map(({ id, name, unit: home }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                    {home && `, ${unitLabel(home)}`}
                  </li>
                ))}
              </ul>
            }
          />
        )}
        {doubles.length > 0 && (
          <Detail
            label={t('doubles')}
            value={doubles.map((double, index) => (
              <span key={double}>
                {index > 0 && ', '}
                <Link to={deskRequestPath(community.slug, double)}>{double}</Link>
              </span>
            ))}
          />
        )}
      </dl>
    </section>
  );
}

/** The id of the form that hands words to the editor of notices. */
const noticeForm = 'to-notice';

function ToNotice() {
  const t = useMessages(requestDesk);
  return (
    <section aria-labelledby="notice" className={layout.stack}>
      <h2 id="notice">{t('notice.title')}</h2>
      <p className={layout.muted}>{t('notice.hint')}</p>
      <p>
        <Button kind="quiet" form={noticeForm}>
          {t('notice.make')}
        </Button>
      </p>
    </section>
  );
}

/** Hands words to the editor of notices, which shows them and saves nothing. */
function NoticeFields({ page: { community, notice } }: { page: DeskRequestPage }) {
  const { language, title, content, happensOn } = notice;
  const fields = {
    kind: 'MAINTENANCE',
    first: language,
    [`${language}.title`]: title,
    [`${language}.content`]: content,
    ...(happensOn && { happensOn }),
    intent: 'preview',
  };
  return (
    <Form
      method="post"
      id={noticeForm}
      action={`${deskPath(community.slug, 'notices')}/new`}
      encType="multipart/form-data"
      reloadDocument
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
