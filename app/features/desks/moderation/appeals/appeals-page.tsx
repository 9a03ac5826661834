import { Form, useNavigation } from '@remix-run/react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { appeals } from '#app/messages/en/appeals.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { fact } from '#app/ui/text/facts.css.ts';
import * as styles from '../desk-list.css.ts';
import type { ToDecide } from '../moderation-tabs.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import type { OpenAppeal, openAppeals } from './queries.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

export function AppealsPage({
  page,
  toDecide,
  reply,
}: {
  page: Awaited<ReturnType<typeof openAppeals>>;
  toDecide: ToDecide;
  reply: FormReply | undefined;
}) {
  const t = useMessages(appeals);
  const posted = formState(reply?.result);
  const summary = formState(reply?.result, {}, fieldPrefix(posted.field('id').value));
  return (
    <WaitingPage
      {...{ t, toDecide, page, posted: summary }}
      current="appeals"
      apart={{
        title: t('queue.ofOthers', { count: page.total - toDecide.appeals }),
        has: ({ leftTo }) => leftTo !== null,
      }}
    >
      {(appeal) => (
        <li key={appeal.id} id={`appeal-${appeal.id}`} className={styles.item}>
          <Appeal appeal={appeal} posted={posted} />
        </li>
      )}
    </WaitingPage>
  );
}

/** What the ids of an appeal's fields begin with. */
const fieldPrefix = (id: string): string => `appeal-${id}-`;

function Appeal({ appeal, posted }: { appeal: OpenAppeal; posted: FormState }) {
  const t = useMessages(appeals);
  const { longDate, relativeTimeWithin } = useFormats();
  const lang = useLang()(appeal.language);
  const { type, postId, title, description, author, community, createdAt, decision } = appeal;
  const Title = appeal.leftTo ? 'h3' : 'h2';
  const when = <Moment at={decision.at} text={longDate(decision.at)} />;
  const name = <bdi>{decision.by}</bdi>;
  return (
    <>
      <Title lang={lang} className={styles.title}>
        <Link to={postPath(type, postId)}>
          <bdi>{title}</bdi>
        </Link>
      </Title>
      <div className={styles.facts}>
        {lang && (
          <p className={fact}>
            <OtherLanguageBadge language={appeal.language} />
          </p>
        )}
        <p className={fact}>
          {t.rich('queue.byAuthor', {
            author: <bdi>{author}</bdi>,
            community: <bdi>{community}</bdi>,
          })}
        </p>
        <p className={fact}>
          <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />
        </p>
      </div>
      <div className={styles.quote}>
        <p>
          <strong>
            {t.rich(decision.action === 'REMOVE' ? 'queue.removed' : 'queue.rejected', {
              name,
              when,
            })}
          </strong>
        </p>
        <p>
          {decision.entry} <bdi>{decision.reason}</bdi>
        </p>
      </div>
      <div className={styles.quote}>
        <p>
          <strong>{t('queue.said')}</strong>
        </p>
        <p className={styles.words}>
          <bdi>{appeal.words}</bdi>
        </p>
      </div>
      <details>
        <summary className={styles.opener}>{t('queue.text')}</summary>
        <p className={styles.words} lang={lang}>
          {description}
        </p>
      </details>
      {appeal.leftTo ? (
        <p>{t(appeal.leftTo === 'own' ? 'queue.own' : 'queue.toOthers')}</p>
      ) : (
        <AnswerForm appeal={appeal} posted={posted} />
      )}
    </>
  );
}

function AnswerForm({ appeal, posted }: { appeal: OpenAppeal; posted: FormState }) {
  const t = useMessages(appeals);
  const { formData } = useNavigation();
  const sending = formData?.get('id') === appeal.id ? formData.get('verdict') : null;
  const isBack = posted.field('id').value === appeal.id;
  const form = formState(isBack ? posted.result : null, {}, fieldPrefix(appeal.id));
  return (
    <Form method="post" className={layout.stack}>
      {/* Enter in a field presses the first button of a form, which must not decide. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('queue.answer')}
      </button>
      <input type="hidden" name="id" value={appeal.id} />
      <input type="hidden" name="version" value={appeal.version} />
      {appeal.isSameModerator && <p>{t('queue.sameModerator')}</p>}
      {appeal.isTooLate && <p>{t('queue.tooLate')}</p>}
      <TextField
        label={t('queue.answer')}
        hint={t('queue.answerHint')}
        optional
        field={form.field('reason')}
        maxLength={reasonLength}
      />
      <div id={form.field('verdict').id} tabIndex={-1} className={styles.steps}>
        <Button
          kind="quiet"
          name="verdict"
          value="UPHOLD"
          disabled={sending !== null}
          pending={sending === 'UPHOLD' && t('queue.upholding')}
        >
          {t('queue.uphold')}
        </Button>
        {!appeal.isTooLate && (
          <Button
            name="verdict"
            value="GRANT"
            disabled={sending !== null}
            pending={sending === 'GRANT' && t('queue.granting')}
          >
            {t(`queue.grant.${appeal.decision.action}`)}
          </Button>
        )}
      </div>
    </Form>
  );
}
