import { postTypes } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LogChanges } from './changes/log-changes.tsx';
import { Joining } from '#app/features/residency/memberships/joining-line.tsx';
import * as styles from './log.css.ts';
import type { LogLine } from './log-line.server.ts';

/** One line of the log: what happened to what, who did it and when, why, and the text then. */
export function LogEntry({ line, isOfPost }: { line: LogLine; isOfPost: boolean }) {
  const t = useMessages(log);
  const { fullDateTime } = useFormats();
  const lang = useLang();
  const { at, community, subject, subjectId, title, text, action, by, entry, reason, note } = line;
  const type = postTypes.find((one) => one === subject);
  const hasHistory = type !== undefined && !isOfPost;
  const name = <bdi lang={line.language ? lang(line.language) : undefined}>{title}</bdi>;
  return (
    <>
      <p className={layout.row}>
        <strong>{line.joined ? <Joining {...line.joined} /> : t(`actions.${action}`)}</strong>
        {type ? <Link to={postPath(type, subjectId)}>{name}</Link> : name}
        <Badge>{t(`kinds.${subject}`)}</Badge>
        {line.ofRevision && <Badge>{t('change')}</Badge>}
      </p>
      <p className={`${layout.small} ${layout.muted}`}>
        {by
          ? t.rich('by', { name: <bdi>{by.name}</bdi>, role: t(`roles.${by.role}`) })
          : t(action === 'REPORT' ? 'neighbour' : 'system')}
        {' · '}
        <Moment at={at} text={fullDateTime(at)} />
        {community && (
          <>
            {' · '}
            <bdi>{community}</bdi>
          </>
        )}
      </p>
      {entry && (
        <p>
          <strong>{t('reason')}</strong> {entry}
        </p>
      )}
      {reason && (
        <p>
          {!entry && <strong>{t('reason')} </strong>}
          {t.rich('quoted', { words: <bdi>{reason}</bdi> })}
        </p>
      )}
      <LogChanges details={line.details} />
      {note && (
        <p>
          <strong>{t('note')}</strong> <bdi>{note}</bdi>
        </p>
      )}
      {line.noOtherModerator && <p className={layout.small}>{t('noOtherModerator')}</p>}
      {line.sameModerator && <p className={layout.small}>{t('sameModerator')}</p>}
      {(Boolean(text) || hasHistory) && (
        <div className={styles.more}>
          {text && (
            <details className={styles.fold}>
              <summary className={styles.control}>{t('text')}</summary>
              <p className={styles.text}>
                <span lang={line.language ? lang(line.language) : undefined}>{text}</span>
              </p>
            </details>
          )}
          {hasHistory && (
            <Link to={`/moderation/log?post=${type}:${subjectId}`} className={styles.control}>
              {t('history')}
            </Link>
          )}
        </div>
      )}
    </>
  );
}
