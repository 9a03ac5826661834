import { postTypes, type LogAction } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { Joining } from '#app/features/residency/memberships/joining-line.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { writtenIn } from '#app/messages/en/written-in.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { FoldedText } from '#app/ui/text/folded-text.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from './log.css.ts';
import type { LogLine } from './read-lines.server.ts';
import { whatHappened } from './what-happened.ts';

/** What somebody did not get, or lost. */
const setbacks = new Set<LogAction>(['REJECT', 'REMOVE', 'REFUSE', 'TAKE_DOWN']);

/** What happened, to what, by whom and when in strict columns, with the words that go with it below. */
export function LogEntry({
  line,
  isOfPost,
  namesCommunity,
}: {
  line: LogLine;
  isOfPost: boolean;
  /** Whether lines of more than one community may be listed. */
  namesCommunity: boolean;
}) {
  const t = useMessages(log);
  const { shortDateTime } = useFormats();
  const lang = useLang();
  const written = useMessages(writtenIn);
  const { at, community, subject, subjectId, title, text, action, by, entry, reason, note } = line;
  const type = postTypes.find((one) => one === subject);
  const hasHistory = type !== undefined && !isOfPost;
  const hasDetails = Boolean(text) || hasHistory;
  const name = <bdi lang={line.language ? lang(line.language) : undefined}>{title}</bdi>;
  const otherLanguage = line.language && title ? lang(line.language) : undefined;
  return (
    <>
      <p className={styles.what}>
        <strong className={setbacks.has(action) ? styles.refusal : undefined}>
          <What line={line} />
        </strong>{' '}
        {type ? <Link to={postPath(type, subjectId)}>{name}</Link> : name}
        {line.ofRevision && (
          <>
            {' '}
            <Badge>{t('change')}</Badge>
          </>
        )}
        {line.isUndone && (
          <>
            {' '}
            <Badge>{t('undone')}</Badge>
          </>
        )}
        {otherLanguage && (
          <span className={styles.onWide}>
            {' '}
            <Badge>{written(otherLanguage)}</Badge>
          </span>
        )}
      </p>
      <div className={styles.facts}>
        <p className={`${styles.fact} ${styles.onWide}`}>{t(`kinds.${subject}`)}</p>
        <p className={styles.fact}>
          {by ? (
            <>
              <bdi>{by.name}</bdi>
              <span className={layout.wordsOnWider}>
                {' '}
                {t('inRole', { role: t(`roles.${by.role}`) })}
              </span>
            </>
          ) : (
            t(action === 'REPORT' ? 'neighbour' : 'system')
          )}
          {community && namesCommunity && (
            <span className={styles.onWide}>
              {', '}
              <bdi>{community}</bdi>
            </span>
          )}
        </p>
        <p className={styles.fact}>
          <Moment at={at} text={shortDateTime(at)} />
        </p>
        {community && namesCommunity && (
          <p className={styles.extra}>
            <bdi>{community}</bdi>
          </p>
        )}
        {otherLanguage && !hasDetails && <p className={styles.extra}>{written(otherLanguage)}</p>}
      </div>
      {hasDetails && (
        <details className={styles.fold}>
          <summary className={styles.control}>
            {t('details')}
            <span className={layout.visuallyHidden}> {title}</span>
          </summary>
          {otherLanguage && <p className={styles.extra}>{written(otherLanguage)}</p>}
          {text && (
            <>
              <p className={layout.muted}>{t('text')}</p>
              <p className={styles.text}>
                <span lang={line.language ? lang(line.language) : undefined}>{text}</span>
              </p>
            </>
          )}
          {hasHistory && (
            <p>
              <Link to={`/moderation/log?post=${type}:${subjectId}`} className={styles.control}>
                {t('history')}
              </Link>
            </p>
          )}
        </details>
      )}
      <div className={styles.more}>
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
        {line.noOtherModerator && <p>{t('noOtherModerator')}</p>}
        {line.sameModerator && <p>{t('sameModerator')}</p>}
      </div>
    </>
  );
}

/** What happened, in a few words. */
function What({ line }: { line: LogLine }) {
  const t = useMessages(log);
  if (line.joined) return <Joining {...line.joined} />;
  const what = whatHappened(line);
  if (what.key === 'roleChanges.GIVEN') return t(what.key, { to: t(`roleNames.${what.to}`) });
  if (what.key !== 'roleChanges.CHANGED') return t(what.key);
  return t(what.key, { from: t(`roleNames.${what.from}`), to: t(`roleNames.${what.to}`) });
}

function LogChanges({ details }: { details: string[] }) {
  const t = useMessages(log);
  if (details.length === 0) return null;
  return (
    <ul role={details.length === 1 ? 'list' : undefined} className={styles.text}>
      {details.map((text) => (
        <li key={text} dir="auto">
          <FoldedText text={text} showAll={t('showAll')} />
        </li>
      ))}
    </ul>
  );
}
