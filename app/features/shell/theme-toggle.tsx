import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/shell.ts';
import { useShellData } from './shell-data.ts';

/** The switch between light and dark: a form post, in the background where scripts run. */
export function ThemeToggle({ className }: { className: string }) {
  const t = useMessages(shell);
  const { theme } = useShellData();
  const location = useLocation();
  const fetcher = useFetcher();
  const sending = fetcher.formData?.get('theme');
  const shown = sending === 'light' || sending === 'dark' ? sending : theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
    try {
      localStorage.setItem('theme', shown);
    } catch {
      // The browser may block storage; the cookie has the choice too.
    }
  }, [shown]);
  return (
    <fetcher.Form method="post" action="/theme" onSubmit={stayWhileOffline}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <button name="theme" value={other} className={className}>
        {t(`themes.${other}`)}
      </button>
    </fetcher.Form>
  );
}

/** Posting while offline would replace the page with an error, and lose what was typed on it. */
function stayWhileOffline(event: FormEvent): void {
  if (!navigator.onLine) event.preventDefault();
}
