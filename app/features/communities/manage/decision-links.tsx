import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import * as styles from './desk.css.ts';

/** What the board decides about posts, and where it reads what was decided. */
export interface Decisions {
  reports: number;
  appeals: number;
  /** Posts and edits that wait. */
  pending: number;
}

/** The ways from a desk to the queue, the reports, the appeals and the log. */
export function DecisionLinks({
  community: { id, slug },
  decisions: { pending, reports, appeals },
}: {
  community: { id: string; slug: string };
  decisions: Decisions;
}) {
  const t = useMessages(manage);
  const log = `/moderation/log?community=${id}`;
  const links = [
    {
      to: `/moderation?community=${slug}#queue`,
      label: t('posts.queue', { count: pending }),
    },
    { to: '/moderation/reports', label: t('posts.reports', { count: reports }) },
    { to: '/moderation/appeals', label: t('posts.appeals', { count: appeals }) },
    { to: `${log}&what=decisions`, label: t('posts.decisions') },
    { to: log, label: t('posts.log') },
  ];
  return (
    <section aria-labelledby="posts" className={layout.stack}>
      <h2 id="posts">{t('posts.title')}</h2>
      <ul role="list" className={lines.lines}>
        {links.map(({ to, label }) => (
          <li key={to} className={lines.line}>
            <Link to={to} className={styles.toDoLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
