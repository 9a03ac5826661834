import { later } from '#app/features/communities/communities/hub.css.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices as words } from '#app/messages/en/notices.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { EmptyPage, ListPages, useListStart } from '#app/ui/navigation/list-pages.tsx';
import { TimeInFull } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Corrected, NoticeMarks } from './notice-marks.tsx';
import { NoticeText } from './notice-text.tsx';
import type { NoticeCard } from './queries.server.ts';
import * as styles from './notices.css.ts';

/** The notices of a community: the pinned ones, then the others. */
export function NoticeBoard({ page, slug }: { page: TwoWayPage<NoticeCard>; slug: string }) {
  const archive = `/communities/${slug}/notices`;
  const t = useMessages(words);
  const { items: notices, next } = page;
  const pinned = notices.filter((notice) => notice.pinned);
  const others = notices.filter((notice) => !notice.pinned);
  const hasOtherPages = useListStart() !== null || next !== null;
  const othersPlace = pinned.length > 0 ? later : '';
  return (
    <section aria-labelledby="notices" className={styles.board}>
      <div className={styles.head}>
        <h2 id="notices">{t('title')}</h2>
        {pinned.length > 0 && (
          <p className={layout.muted}>{t('pinnedCount', { count: pinned.length })}</p>
        )}
      </div>
      {notices.length === 0 && (
        <EmptyPage>
          <EmptyState text={t('none')} />
        </EmptyPage>
      )}
      {pinned.length > 0 && (
        <ol role="list" className={styles.list}>
          {pinned.map((notice) => (
            <Notice key={notice.id} notice={notice} archive={archive} />
          ))}
        </ol>
      )}
      {pinned.length > 0 && others.length > 0 && <h2 className={styles.moreTitle}>{t('more')}</h2>}
      {others.length > 0 && (
        <ol role="list" className={othersPlace}>
          {others.map((notice) => (
            <Notice key={notice.id} notice={notice} archive={archive} />
          ))}
        </ol>
      )}
      <p className={othersPlace}>
        <Link to={archive}>{t('all')}</Link>
      </p>
      {hasOtherPages && (
        <div className={othersPlace}>
          <ListPages
            page={page}
            previousLabel={t('newer')}
            nextLabel={t('older')}
            hash="#notices"
          />
        </div>
      )}
    </section>
  );
}

function Notice({ notice, archive }: { notice: NoticeCard; archive: string }) {
  const t = useMessages(words);
  const { id, title, text, pinned, publishedAt, correctedAt, files } = notice;
  const lang = useLang()(notice.language);
  return (
    <li className={`${styles.notice} ${pinned ? styles.pinned : ''}`}>
      <NoticeDate at={publishedAt} />
      <div className={styles.words}>
        <NoticeMarks notice={notice} />
        <OtherLanguage language={notice.language} />
        <h3 lang={lang}>{title}</h3>
        <NoticeText blocks={text} lang={lang} />
        {files > 0 && <Link to={`${archive}/${id}`}>{t('files', { count: files })}</Link>}
        <Corrected at={correctedAt} />
      </div>
    </li>
  );
}

/**
 * The day over the month, over the year where it is not this one; paper always says the year. The
 * browser may write dates differently, so the server's text stays.
 */
export function NoticeDate({ at, withYear = false }: { at: Date; withYear?: boolean }) {
  const { dateParts, longDate } = useFormats();
  const { day, month, year, isThisYear } = dateParts(at);
  return (
    <TimeInFull at={at} label={longDate(at)} className={styles.date}>
      <span className={styles.day} suppressHydrationWarning>
        {day}
      </span>
      <span className={layout.small} suppressHydrationWarning>
        {month}
      </span>
      <span
        className={`${layout.small} ${isThisYear && !withYear ? styles.inPrint : ''}`}
        suppressHydrationWarning
      >
        {year}
      </span>
    </TimeInFull>
  );
}
