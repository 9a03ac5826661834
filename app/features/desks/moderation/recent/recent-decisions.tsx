import { isConfirmed } from '#app/features/posts/posts/decisions/confirmed-actions.ts';
import { DecisionButtons } from '#app/features/posts/posts/decisions/controls/decision-buttons.tsx';
import { UndoForm } from '#app/features/posts/posts/decisions/controls/undo-form.tsx';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../dashboard.css.ts';
import { useWayBack } from '../queue/queue-paths.ts';
import type { RecentDecision } from './recent-decisions.server.ts';

export function RecentDecisions({ decisions }: { decisions: RecentDecision[] }) {
  const t = useMessages(moderation);
  return (
    <section aria-labelledby="recent" className={`${layout.stack} ${styles.done}`}>
      <h2 id="recent">{t('recent')}</h2>
      {decisions.length === 0 ? (
        <p className={layout.muted}>{t('noRecent')}</p>
      ) : (
        <ol role="list" className={styles.recent}>
          {decisions.map((decision) => (
            <li
              key={`${decision.postId} ${decision.createdAt.toISOString()}`}
              className={styles.decision}
            >
              <Decision decision={decision} isNewest={isNewest(decisions, decision)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Decision({ decision, isNewest }: { decision: RecentDecision; isNewest: boolean }) {
  const t = useMessages(moderation);
  const { relativeTime } = useFormats();
  const lang = useLang();
  const { type, postId, title, actor, did, createdAt, entry, reason, version, transitions, undo } =
    decision;
  const words = useMessages(posts);
  const page = postPath(type, postId) + useWayBack();
  const post = (
    <Link to={page}>
      <bdi lang={lang(decision.language)}>{title}</bdi>
    </Link>
  );
  return (
    <>
      <p>{t.rich(`did.${did}`, { name: <bdi>{actor}</bdi>, post })}</p>
      <p className={`${layout.small} ${layout.muted}`}>
        <Moment at={createdAt} text={relativeTime(createdAt)} />
      </p>
      {entry && <p className={layout.small}>{entry}</p>}
      {reason && <p className={layout.small}>{t('quotedReason', { reason })}</p>}
      {undo && <UndoForm type={type} id={postId} title={title} undo={undo} />}
      {isNewest && transitions.length > 0 && (
        <>
          <DecisionButtons
            quiet
            type={type}
            id={postId}
            version={version}
            transitions={transitions}
          />
          {transitions.map(
            ({ action: next, label }) =>
              isConfirmed(next) && (
                <p key={next}>
                  <ButtonLink kind="plain" to={page}>
                    {label ?? words(`actions.${next}.label`)}
                  </ButtonLink>
                </p>
              ),
          )}
        </>
      )}
    </>
  );
}

/** Only the newest decision about a post can be reversed here. */
const isNewest = (decisions: RecentDecision[], decision: RecentDecision) =>
  decisions.find(({ postId }) => postId === decision.postId) === decision;
