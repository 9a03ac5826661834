import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { notices } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { AudienceWords, NoticeCard } from './queries.server.ts';
import { audienceParams } from './floors-text.ts';
import * as styles from './notices.css.ts';

/**
 * What a notice is besides its words: its kind, the hour of an emergency, whether it is pinned, and for
 * moderators who it is for.
 */
export function NoticeMarks({
  notice: { kind, pinned, audience, publishedAt },
}: {
  notice: Pick<NoticeCard, 'kind' | 'pinned' | 'audience'> &
    Partial<Pick<NoticeCard, 'publishedAt'>>;
}) {
  const t = useMessages(notices);
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
  const t = useMessages(notices);
  return (words) => t(`audiences.${words.audience}`, audienceParams(words));
}

/** The day a notice was corrected; nothing for one that was not. */
export function Corrected({ at }: { at: Date | null }) {
  const t = useMessages(notices);
  const { longDate } = useFormats();
  return (
    at && (
      <p className={`${layout.small} ${layout.muted}`}>{t('corrected', { date: longDate(at) })}</p>
    )
  );
}
