import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { FoldedText } from '#app/ui/text/folded-text.tsx';
import * as styles from '../log.css.ts';

/** What a line changed: each value as it is from then on, and as it was. */
export function LogChanges({ details }: { details: string[] }) {
  const t = useMessages(log);
  if (details.length === 0) return null;
  return (
    <ul className={styles.text}>
      {details.map((text) => (
        <li key={text} dir="auto">
          <FoldedText text={text} showAll={t('showAll')} />
        </li>
      ))}
    </ul>
  );
}
