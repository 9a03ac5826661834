import type { NoticeKind } from '#db/enums.ts';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices as words } from '#app/messages/en/notices.ts';
import { Icon, type IconName } from '#app/ui/drawings/icon.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as tile from '#app/ui/text/date-tile.css.ts';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { TimeInFull, Moment } from '#app/ui/text/moment.tsx';
import { audienceParams, type AudienceWords } from './audience/audience-words.ts';
import { happensWords, type Happens } from './happens.ts';
import * as styles from './notices.css.ts';
import type { HubNotice, NoticeCard } from './queries.server.ts';

/** The first notices of a hub, those that are pinned with the beginning of their text. */
export function NoticeBoard({
  notices,
  pinned: count,
  slug,
}: {
  notices: HubNotice[];
  /** How many are pinned, also of those that are not shown. */
  pinned: number;
  slug: string;
}) {
  const archive = `/communities/${slug}/notices`;
  const t = useMessages(words);
  const pinned = notices.filter((notice) => notice.pinned);
  const others = notices.filter((notice) => !notice.pinned);
  return (
    <section aria-labelledby="notices" className={styles.board}>
      <div className={layout.spread}>
        <h2 id="notices">{t('title')}</h2>
        {count > 0 && <p className={styles.pins}>{t('pinnedCount', { count })}</p>}
      </div>
      {notices.length === 0 && <EmptyState text={t('none')} />}
      {pinned.length > 0 && (
        <ol role="list" className={styles.list}>
          {pinned.map((notice) => (
            <Pinned key={notice.id} notice={notice} to={`${archive}/${notice.id}`} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <ol role="list">
          {others.map((notice) => (
            <Other key={notice.id} notice={notice} to={`${archive}/${notice.id}`} />
          ))}
        </ol>
      )}
      <Link to={archive} className={styles.all}>
        {t('all')}
      </Link>
    </section>
  );
}

function Pinned({ notice, to }: { notice: HubNotice; to: string }) {
  const lang = useLang()(notice.language);
  return (
    <li className={styles.pinned}>
      <HappensDate happens={notice.happens} />
      <div className={styles.words}>
        <NoticeMarks notice={notice} isHighlighted />
        <h3 lang={lang}>
          <Link to={to} className={styles.title}>
            {notice.title}
          </Link>
        </h3>
        <p lang={lang} className={styles.beginning}>
          {notice.beginning}
        </p>
        <Posted notice={notice} />
      </div>
    </li>
  );
}

/** One line: the kind, the title and the day. */
function Other({ notice, to }: { notice: HubNotice; to: string }) {
  const t = useMessages(words);
  const { shortDate } = useFormats();
  const sayAudience = useAudienceWords();
  const { kind, title, happens, audience, publishedAt } = notice;
  const lang = useLang()(notice.language);
  return (
    <li className={styles.other}>
      <KindIcon kind={kind} />
      <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
      <h3 lang={lang} className={styles.line}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
      </h3>
      <OtherLanguageBadge language={notice.language} />
      {happens ? (
        <strong className={styles.when}>
          <Moment at={happens.at} text={shortDate(happens.at)} />
        </strong>
      ) : (
        <span className={styles.postedBeside}>
          {t.rich('posted', { when: <Moment at={publishedAt} text={shortDate(publishedAt)} /> })}
        </span>
      )}
      {audience && audience.audience !== 'EVERYONE' && (
        <span className={styles.audience}>{sayAudience(audience)}</span>
      )}
    </li>
  );
}

/**
 * The day on which something happens, as a block; nothing for a notice without one. The year is shown where it is
 * not this one, and always on paper. The browser may write dates differently, so the server's text stays.
 */
export function HappensDate({ happens }: { happens: Happens | null }) {
  const say = useHappensWords();
  const { dateParts } = useFormats();
  if (!happens) return null;
  const { day, month, year, isThisYear } = dateParts(happens.at);
  return (
    <TimeInFull at={happens.at} label={say(happens)} className={styles.date}>
      <span className={tile.day} suppressHydrationWarning>
        {day}
      </span>
      <span className={tile.month} suppressHydrationWarning>
        {month}
      </span>
      <span
        className={`${layout.small} ${isThisYear ? styles.inPrint : ''}`}
        suppressHydrationWarning
      >
        {year}
      </span>
    </TimeInFull>
  );
}

/** Says when something happens: 'Saturday, December 5, 2026, 9:00 AM to 3:00 PM'. */
export function useHappensWords(): (happens: Happens) => string {
  const t = useMessages(words);
  const formats = useFormats();
  return (happens) => {
    const { key, params } = happensWords(happens, formats);
    return t(`happens.${key}`, params);
  };
}

/** The kind of a notice as a drawing and a word, whether it is pinned and, for moderators, who it is for. */
export function NoticeMarks({
  notice: { kind, pinned, audience, language },
  isHighlighted = false,
}: {
  notice: Pick<NoticeCard, 'kind' | 'pinned' | 'audience' | 'language'>;
  /** Whether its ground shows already that it is pinned. */
  isHighlighted?: boolean;
}) {
  const t = useMessages(words);
  const sayAudience = useAudienceWords();
  return (
    <p className={styles.marks}>
      <span className={kind === 'EMERGENCY' ? styles.alarmKind : styles.kindMark}>
        <KindIcon kind={kind} />
        {t(`kinds.${kind}`)}
      </span>
      {pinned && (
        <span
          className={isHighlighted ? `${layout.visuallyHidden} ${layout.screenOnly}` : styles.pin}
        >
          {t('pinned')}
        </span>
      )}
      <OtherLanguageBadge language={language} />
      {audience && <span className={styles.whom}>{sayAudience(audience)}</span>}
    </p>
  );
}

/** The hours of what happens on the day beside it, and when the notice was posted; of an emergency, with the hour. */
export function Posted({
  notice: { kind, publishedAt, correctedAt, happens },
}: {
  notice: Pick<NoticeCard, 'kind' | 'publishedAt' | 'correctedAt' | 'happens'>;
}) {
  const t = useMessages(words);
  const { dayAndTime, shortDate, timeOfDay } = useFormats();
  const text = (kind === 'EMERGENCY' ? dayAndTime : shortDate)(publishedAt);
  return (
    <p className={`${facts} ${layout.small} ${layout.muted}`}>
      {happens && !happens.isWholeDay && (
        <strong className={fact}>
          {happens.until
            ? t('hours', { begins: timeOfDay(happens.at), ends: timeOfDay(happens.until) })
            : timeOfDay(happens.at)}
        </strong>
      )}
      <span className={fact}>
        {t.rich('posted', { when: <Moment at={publishedAt} text={text} /> })}
      </span>
      {correctedAt && (
        <span className={fact}>{t('corrected', { date: shortDate(correctedAt) })}</span>
      )}
    </p>
  );
}

/** The drawing of each kind. */
const drawings: Record<NoticeKind, IconName> = {
  EMERGENCY: 'alarm',
  INFORMATION: 'info',
  MAINTENANCE: 'tool',
  MEETING: 'calendar',
  STATUTORY: 'scales',
};

export const KindIcon = ({ kind }: { kind: NoticeKind }) => <Icon name={drawings[kind]} />;

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
