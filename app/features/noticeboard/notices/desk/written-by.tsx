import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from './desk.css.ts';

/** Who wrote a notice, and when it was last changed, unless that is the minute in which it was posted. */
export function WrittenBy({
  notice: { author, publishedAt, updatedAt },
}: {
  notice: { author: string; publishedAt?: Date | null; updatedAt: Date };
}) {
  const t = useMessages(noticeDesk);
  const { shortDateTime } = useFormats();
  const name = <bdi className={styles.name}>{author}</bdi>;
  const changed = shortDateTime(updatedAt);
  if (publishedAt && shortDateTime(publishedAt) === changed) return name;
  return t.rich('writtenBy', { author: name, date: <Moment at={updatedAt} text={changed} /> });
}
