import type { ReactNode } from 'react';
import type { NoticeFileLink } from '../notice-files.server.ts';
import { FileLinks } from '#app/features/media/files/file-links.tsx';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeArchive } from '#app/messages/en/notice-archive.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { NoticeText } from '../text/notice-text.tsx';
import type { NoticeCard } from '../queries.server.ts';
import { Corrected, HappensDate, NoticeMarks, useHappensWords } from '../notice-board.tsx';
import * as styles from './notice-article.css.ts';

export function NoticeArticle({
  notice,
  heading,
  dates,
  calendar,
  files,
}: {
  notice: Pick<
    NoticeCard,
    'kind' | 'pinned' | 'audience' | 'language' | 'text' | 'happens' | 'correctedAt'
  >;
  /** For a page whose own heading is not the title. */
  heading?: ReactNode;
  dates: ReactNode;
  /** Takes its day into one's own calendar. */
  calendar?: ReactNode;
  /** Files without an address are not saved yet. */
  files: (Pick<NoticeFileLink, 'id' | 'name'> & Partial<NoticeFileLink> & { to?: string })[];
}) {
  const t = useMessages(noticeArchive);
  const sayHappens = useHappensWords();
  const lang = useLang()(notice.language);
  return (
    <article className={styles.article}>
      <NoticeMarks notice={notice} />
      {heading}
      {notice.happens && (
        <div className={`${layout.stack} ${styles.beside}`}>
          <div className={styles.happens}>
            <HappensDate happens={notice.happens} />
            <p>{sayHappens(notice.happens)}</p>
          </div>
          {calendar}
        </div>
      )}
      <div className={styles.text}>
        <NoticeText blocks={notice.text} lang={lang} />
        {files.length > 0 && (
          <section className={layout.stack} aria-labelledby="files">
            <h2 id="files" className={styles.filesTitle}>
              {t('files')}
            </h2>
            <FileLinks files={files} />
          </section>
        )}
        {dates}
        <Corrected at={notice.correctedAt} />
      </div>
    </article>
  );
}
