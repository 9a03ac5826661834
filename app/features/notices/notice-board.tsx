import { later } from '#app/features/communities/hub.css.ts';
import { paragraphs } from '#app/lib/format.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices as words } from '#app/messages/notices.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeCard } from './queries.server.ts';
import * as styles from './notices.css.ts';

/** The notices of a community: the pinned ones, then the others. */
export function NoticeBoard({
  notices,
  older,
}: {
  notices: NoticeCard[];
  /** The address of the next page. */
  older: string | null;
}) {
  const t = useMessages(words);
  const pinned = notices.filter((notice) => notice.pinned);
  const others = notices.filter((notice) => !notice.pinned);
  const othersPlace = pinned.length > 0 ? later : '';
  return (
    <section aria-labelledby="notices" className={styles.board}>
      <div className={styles.head}>
        <h2 id="notices">{t('title')}</h2>
        {pinned.length > 0 && (
          <p className={layout.muted}>{t('pinnedCount', { count: pinned.length })}</p>
        )}
      </div>
      {notices.length === 0 && <EmptyState text={t('none')} />}
      {pinned.length > 0 && (
        <ol role="list" className={styles.list}>
          {pinned.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
      {pinned.length > 0 && others.length > 0 && <h2 className={styles.moreTitle}>{t('more')}</h2>}
      {others.length > 0 && (
        <ol role="list" className={othersPlace}>
          {others.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
      {older && (
        <div className={othersPlace}>
          <MoreLink to={older} label={t('older')} />
        </div>
      )}
    </section>
  );
}

function Notice({ notice: { title, content, pinned, publishedAt } }: { notice: NoticeCard }) {
  const t = useMessages(words);
  return (
    <li className={`${styles.notice} ${pinned ? styles.pinned : ''}`}>
      <NoticeDate at={publishedAt} />
      <div className={styles.words}>
        {pinned && <p className={styles.pin}>{t('pinned')}</p>}
        <h3>{title}</h3>
        {paragraphs(content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </li>
  );
}

/** The day over the month. The browser may write dates differently, so the server's text stays. */
function NoticeDate({ at }: { at: Date }) {
  const { dayAndMonth, longDate } = useFormats();
  const { day, month } = dayAndMonth(at);
  return (
    <time
      dateTime={at.toISOString()}
      aria-label={longDate(at)}
      className={styles.date}
      suppressHydrationWarning
    >
      <span className={styles.day} suppressHydrationWarning>
        {day}
      </span>
      <span className={layout.small} suppressHydrationWarning>
        {month}
      </span>
    </time>
  );
}
