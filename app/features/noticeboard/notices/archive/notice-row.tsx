import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeArchive } from '#app/messages/en/notice-archive.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { DateTile } from '#app/ui/text/date-tile.tsx';
import { fact } from '#app/ui/text/facts.css.ts';
import { Moment, TimeInFull } from '#app/ui/text/moment.tsx';
import type { ArchiveCard } from './archive.server.ts';
import { KindIcon, useAudienceWords } from '../notice-board.tsx';
import * as styles from './archive.css.ts';

/** Of the list: what holds today, what is still to come, and what is over or has no day. */
export type NoticePart = 'now' | 'coming' | 'earlier';

/** A notice of a list: the day on which it happens, what it is, how it begins, and when. Its title's link covers it. */
export function NoticeRow({
  notice,
  to,
  heading: Heading,
  part,
}: {
  notice: ArchiveCard;
  to: string;
  heading: 'h2' | 'h3';
  part: NoticePart;
}) {
  const t = useMessages(noticeArchive);
  const say = useMessages(words);
  const sayAudience = useAudienceWords();
  const { dayAndTime, shortDate } = useFormats();
  const { kind, language, title, beginning, happens, publishedAt, correctedAt } = notice;
  const lang = useLang()(language);
  const isAlarm = kind === 'EMERGENCY';
  // A tile is the day on which something happens, and never the one on which it was posted.
  const isItsDay = happens !== null && part !== 'earlier';
  return (
    <li className={styles.row}>
      {isItsDay && <DateTile at={happens.at} />}
      <div className={styles.words}>
        <p className={styles.marks}>
          <span className={isAlarm ? styles.alarm : styles.kind}>
            <KindIcon kind={kind} />
            {say(`kinds.${kind}`)}
          </span>
          {notice.over ? (
            <Badge>
              <Moment at={notice.over.at} text={notice.over.since} />
            </Badge>
          ) : (
            notice.isExpired && <Badge>{t('expired')}</Badge>
          )}
          <OtherLanguageBadge language={language} />
          {notice.audience && <span>{sayAudience(notice.audience)}</span>}
        </p>
        <Heading lang={lang} className={styles.rowTitle}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p lang={lang} className={part === 'now' ? styles.beginning : styles.beginningOnWide}>
          {beginning}
        </p>
        <p className={styles.meta}>
          {happens && (
            <TimeInFull at={happens.at} label={happens.inFull} className={styles.when}>
              {happens.text}
            </TimeInFull>
          )}
          <span className={fact}>
            {say.rich('posted', {
              when: (
                <Moment at={publishedAt} text={(isAlarm ? dayAndTime : shortDate)(publishedAt)} />
              ),
            })}
          </span>
          {correctedAt && (
            <span className={fact}>{say('corrected', { date: shortDate(correctedAt) })}</span>
          )}
          {notice.files > 0 && (
            <span className={fact}>{say('files', { count: notice.files })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
