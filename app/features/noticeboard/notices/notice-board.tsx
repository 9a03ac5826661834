import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { later } from '#app/features/communities/communities/hub.css.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices as words } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages, useListStart } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { TimeInFull, Moment } from '#app/ui/text/moment.tsx';
import { audienceParams, type AudienceWords } from './audience-words.ts';
import { NoticeText } from './notice-text.tsx';
import * as styles from './notices.css.ts';
import type { NoticeCard } from './queries.server.ts';

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
 * The year is shown where it is not this one, and always on paper. The browser may write dates
 * differently, so the server's text stays.
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

/**
 * The kind of a notice, the time of an emergency, whether it is pinned and, for moderators, who it is
 * for.
 */
export function NoticeMarks({
  notice: { kind, pinned, audience, publishedAt },
}: {
  notice: Pick<NoticeCard, 'kind' | 'pinned' | 'audience'> &
    Partial<Pick<NoticeCard, 'publishedAt'>>;
}) {
  const t = useMessages(words);
  const { dayAndTime } = useFormats();
  const sayAudience = useAudienceWords();
  if (kind === 'INFORMATION' && !pinned && !audience) return null;
  return (
    <p className={styles.marks}>
      {kind !== 'INFORMATION' && (
        <Badge kind={kind === 'EMERGENCY' ? 'danger' : 'accent'}>{t(`kinds.${kind}`)}</Badge>
      )}
      {kind === 'EMERGENCY' && publishedAt && (
        <span className={layout.small}>
          {t.rich('posted', {
            when: <Moment at={publishedAt} text={dayAndTime(publishedAt)} />,
          })}
        </span>
      )}
      {pinned && <span className={styles.pin}>{t('pinned')}</span>}
      {audience && <span className={layout.small}>{sayAudience(audience)}</span>}
    </p>
  );
}

/** Says who a notice is for: 'For floors 3, 5-7'. */
export function useAudienceWords(): (words: AudienceWords) => string {
  const t = useMessages(words);
  return (words) => t(`audiences.${words.audience}`, audienceParams(words));
}

export function Corrected({ at }: { at: Date | null }) {
  const t = useMessages(words);
  const { longDate } = useFormats();
  return (
    at && (
      <p className={`${layout.small} ${layout.muted}`}>{t('corrected', { date: longDate(at) })}</p>
    )
  );
}
