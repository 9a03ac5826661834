import { Form, useActionData } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postPage } from '#app/messages/en/post-page.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { stepFor } from '../confirmed-actions.ts';
import { ConfirmedDecision } from './confirmed-decision.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { PostHistoryList } from './post-history-list.tsx';
import { UndoForm } from './undo-form.tsx';
import * as styles from './moderation-state-box.css.ts';
import type { ModerationState } from '../state/moderation-state.server.ts';
import type { Verdict } from '../verdict.server.ts';

/** The status of a post, for those it concerns, and what they may do about it. */
export function ModerationStateBox({
  type,
  title,
  state,
  editPath,
}: {
  type: PostType;
  title: string;
  state: ModerationState;
  editPath: string;
}) {
  const t = useMessages(posts);
  const page = useMessages(postPage);
  const posted = formState(useActionData<FormReply>()?.result);
  const {
    id,
    status,
    version,
    transitions,
    canEdit,
    isOwn,
    leftToOthers,
    note,
    verdict,
    revision,
    appeal,
    history,
  } = state;
  if (
    transitions.length === 0 &&
    !canEdit &&
    !note &&
    !leftToOthers &&
    !revision &&
    !verdict &&
    !history
  )
    return null;
  const [wanted, reason] = [posted.field('status').value, posted.field('reason').value];
  const back = stepFor({ status: wanted, reason }, transitions);
  return (
    <section
      className={note || verdict || revision ? styles.state : undefined}
      aria-label={isOwn ? page(`ownBox.${type}`) : page('moderationBox')}
    >
      {note && <p>{note}</p>}
      {revision && (
        <>
          <p>{revision.note}</p>
          {revision.verdict && <VerdictText verdict={revision.verdict} />}
        </>
      )}
      {leftToOthers && status !== 'WITHDRAWN' && <p>{t(`leftToOthers.${type}`)}</p>}
      {verdict && <VerdictText verdict={verdict} />}
      {state.undo && <UndoForm type={type} id={id} title={title} undo={state.undo} />}
      {appeal && (appeal.note ?? appeal.answer) && (
        <p>
          {appeal.note} <bdi>{appeal.answer}</bdi>
        </p>
      )}
      <div className={styles.actions}>
        {canEdit && (
          <ButtonLink kind="quiet" to={editPath}>
            {page('edit')}
          </ButtonLink>
        )}
        {appeal?.link && (
          <ButtonLink kind="plain" to={appeal.link.to}>
            {appeal.link.label}
          </ButtonLink>
        )}
        {revision?.takeBack && (
          <Form method="post">
            <input type="hidden" name="subjectType" value={type} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="status" value={status} />
            <Button kind="quiet" name="change" value="take-back">
              {revision.takeBack}
            </Button>
          </Form>
        )}
        <DecisionButtons type={type} id={id} version={version} transitions={transitions} />
        {transitions.map(
          ({ confirm, ...transition }) =>
            confirm && (
              <ConfirmedDecision
                key={transition.action}
                {...{ type, id, version, ...transition, confirm }}
                isBack={back?.to === transition.to}
              />
            ),
        )}
      </div>
      {history && <PostHistoryList history={history} />}
    </section>
  );
}

/** When the board decided, for moderators also who did, why, and when it was sent again since. */
function VerdictText({
  verdict: { action, at, by, entry, reason, sentAgainAt },
}: {
  verdict: Verdict;
}) {
  const t = useMessages(posts);
  const page = useMessages(postPage);
  const { relativeTimeWithin } = useFormats();
  const when = <Moment at={at} text={relativeTimeWithin(at)} />;
  return (
    <>
      <p>
        {by === null
          ? page.rich(`verdict.${action}`, { when })
          : page.rich(`verdictBy.${action}`, { when, name: <bdi>{by}</bdi> })}
      </p>
      {(entry ?? reason) && (
        <p>
          <strong>{t('reason')}</strong> {entry} <bdi>{reason}</bdi>
        </p>
      )}
      {sentAgainAt && (
        <p>
          {t.rich('sentAgain', {
            when: <Moment at={sentAgainAt} text={relativeTimeWithin(sentAgainAt)} />,
          })}
        </p>
      )}
    </>
  );
}
