import { useLocation } from '@remix-run/react';
import { useEffect, useId, type FormEvent } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/en/shell.ts';
import { dismissTooltipsOnEscape, Tooltip } from '#app/ui/overlays/tooltip.tsx';
import * as styles from './header.css.ts';
import { keepTheme, useTheme } from '../theme.ts';
import { useStays } from '../use-stays.ts';

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
