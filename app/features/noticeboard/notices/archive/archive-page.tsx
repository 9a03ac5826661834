import type { ReactNode } from 'react';
import * as head from '#app/features/communities/communities/hub-head.css.ts';
import { HubHead } from '#app/features/communities/communities/hub-head.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeArchive } from '#app/messages/en/notice-archive.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ArchiveCard, NoticeArchive } from './archive.server.ts';
import { NoticeRow, type NoticePart } from './notice-row.tsx';
import * as styles from './archive.css.ts';

/** The notices of a community: what is in effect, what is coming up, and what was posted earlier. */
export function ArchivePage({
  head: community,
  isSearch,
  filters,
  now,
  coming,
  earlier,
}: NoticeArchive) {
  const t = useMessages(noticeArchive);
  const say = useMessages(words);
  const hub = `/communities/${community.slug}`;
  const rowsOf = (notices: ArchiveCard[], heading: 'h2' | 'h3', part: NoticePart) => (
    <ol role="list" className={styles.list}>
      {notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          to={`${hub}/notices/${notice.id}`}
          heading={heading}
          part={part}
        />
      ))}
    </ol>
  );
  const hasOthers = now.length + coming.length > 0;
  return (
    <>
      <HubHead head={community} />
      <div className={`${layout.page} ${styles.page}`}>
        <div className={head.wayBack}>
          <Breadcrumb above={[{ to: hub, label: community.name }]} current={t('title')} />
        </div>
        <header>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={layout.muted}>{t('lead')}</p>
        </header>
        <FilterForm filters={filters} />
        <div className={styles.parts}>
          {now.length > 0 && <Part id="now">{rowsOf(now, 'h3', 'now')}</Part>}
          {coming.length > 0 && <Part id="coming">{rowsOf(coming, 'h3', 'coming')}</Part>}
          {earlier.items.length > 0 &&
            (hasOthers ? (
              <Part id="earlier">{rowsOf(earlier.items, 'h3', 'earlier')}</Part>
            ) : (
              rowsOf(earlier.items, 'h2', 'earlier')
            ))}
          {earlier.items.length === 0 && !hasOthers && (
            <EmptyPage>
              <EmptyState text={isSearch ? t('noneFound') : t('none')} />
            </EmptyPage>
          )}
          <ListPages page={earlier} previousLabel={say('newer')} nextLabel={say('older')} />
        </div>
      </div>
    </>
  );
}

function Part({ id, children }: { id: NoticePart; children: ReactNode }) {
  const t = useMessages(noticeArchive);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {t(id)}
      </h2>
      {children}
    </section>
  );
}
