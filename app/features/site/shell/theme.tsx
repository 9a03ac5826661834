import { useLocation } from '@remix-run/react';
import { useEffect, useId, useSyncExternalStore, type FormEvent } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData, type ShellData } from '#app/lib/page/shell-data.ts';
import { shell } from '#app/messages/en/shell.ts';
import { dismissTooltipsOnEscape, Tooltip } from '#app/ui/overlays/tooltip.tsx';
import * as styles from './header/header.css.ts';
import { useStays } from './use-safe-switch.ts';

type Theme = ShellData['theme'];

/** What was chosen on this page, until the frame is loaded again. */
let chosen: Theme | null = null;
/** The post that has the server keep it, while that is under way. */
let keeping: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function choose(theme: Theme | null): void {
  chosen = theme;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme that the page is shown in. */
export function useTheme(): Theme {
  const { theme } = useShellData();
  return (
    useSyncExternalStore(
      listen,
      () => chosen,
      () => null,
    ) ?? theme
  );
}

/** Forgets what was chosen once the frame has been loaded again, with what the server keeps. */
export function useLoadedTheme(): void {
  const shell = useShellData();
  useEffect(() => {
    if (!keeping) choose(null);
  }, [shell]);
}

/**
 * Shows a theme, and has the server keep it. The router has no part in this: it would load the page
 * again, without the reply to its form and with whatever that had of what was typed. A theme that could
 * not be kept is taken back.
 */
async function keepTheme(theme: Theme): Promise<void> {
  choose(theme);
  const body = new URLSearchParams({ theme, stay: 'yes' });
  const own = fetch('/theme', { method: 'POST', body, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
  keeping = own;
  const isKept = await own;
  if (keeping !== own) return;
  keeping = null;
  if (!isKept) choose(null);
}

/**
 * The switch between light and dark: a form post, in the background where scripts run. Without
 * scripts, a page with a form stays as it is, and the new theme shows on the next page.
 */
export function ThemeToggle({ className, tip = false }: { className: string; tip?: boolean }) {
  const t = useMessages(shell);
  const theme = useTheme();
  const location = useLocation();
  const stays = useStays();
  const hintId = useId();
  const other = theme === 'dark' ? 'light' : 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The browser may block storage; the cookie has the choice too.
    }
  }, [theme]);
  useEffect(() => (tip ? dismissTooltipsOnEscape() : undefined), [tip]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A theme that cannot be kept is not shown.
    if (navigator.onLine) void keepTheme(other);
  };
  return (
    <form method="post" action="/theme" className={styles.themeForm} onSubmit={onSubmit}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <Tooltip text={tip ? t(`themeTips.${other}`) : undefined} place="below">
        {(tipId) => (
          <button
            name="theme"
            value={other}
            className={className}
            aria-describedby={[tipId, stays && hintId].filter(Boolean).join(' ') || undefined}
          >
            {t(`themes.${other}`)}
          </button>
        )}
      </Tooltip>
      {stays && (
        <>
          <input type="hidden" name="stay" value="yes" />
          <span id={hintId} className={styles.themeHint}>
            {t('themeLater')}
          </span>
        </>
      )}
    </form>
  );
}
