import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './piece-form.css.ts';

/** The texts that differ from what somebody else saved meanwhile. */
export function ChangedTexts({ changes }: { changes: ComparedField[] }) {
  const t = useMessages(editorDesk);
  return (
    <ul role="list" className={layout.stack}>
      {changes.map(({ name, label, before, after }) => (
        <li key={name}>
          <strong>{label}</strong>
          <dl>
            <dt className={layout.muted}>{t('savedNow')}</dt>
            <dd className={styles.text}>{before.text}</dd>
            <dt className={layout.muted}>{t('yours')}</dt>
            <dd className={styles.text}>{after.text}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
