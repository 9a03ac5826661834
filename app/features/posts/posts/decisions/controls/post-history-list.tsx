import { useFormats } from '#app/lib/i18n/use-messages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './moderation-state-box.css.ts';
import type { PostHistory } from '../state/post-history.server.ts';

/** What happened to a post, folded, the newest first. */
export function PostHistoryList({ history: { title, lines, more } }: { history: PostHistory }) {
  const { shortDateTime } = useFormats();
  return (
    <details className={styles.history}>
      <summary>{title}</summary>
      <ol role="list" className={`${layout.stack} ${layout.small}`}>
        {lines.map(({ id, at, what, entry, reason, note }) => (
          <li key={id}>
            <Moment at={at} text={shortDateTime(at)} /> · <bdi>{what}</bdi>
            {entry && <p>{entry}</p>}
            {reason && (
              <p>
                <bdi>{reason}</bdi>
              </p>
            )}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {more && (
        <p className={layout.small}>
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </details>
  );
}
