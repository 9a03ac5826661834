import { useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import * as styles from './status-line.css.ts';

/** What is loading, by the path of the page. */
const kinds = [
  [/^\/events\//, 'event'],
  [/^\/activities\//, 'activity'],
  [/^\/listings\//, 'listing'],
  [/^\/moderation$/, 'dashboard'],
  [/^\/account\/settings$/, 'settings'],
] as const;

/** Says what is loading during a navigation by script; without scripts the browser shows it. */
export function NavigationProgress() {
  const t = useMessages(shell);
  const { state, location } = useNavigation();
  const path = state === 'loading' ? location.pathname : null;
  const kind = path && (kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page');
  return (
    <div className={styles.secondLine} role="status">
      {kind && <span className={styles.words}>{t(`loading.${kind}`)}</span>}
    </div>
  );
}
