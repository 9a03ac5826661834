import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import { useShellData } from './shell-data.ts';

/** The switch between light and dark: a form post, at once where scripts run. */
export function ThemeToggle({ className }: { className: string }) {
  const { theme } = useShellData();
  const location = useLocation();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get('theme');
  const shown = asked === 'light' || asked === 'dark' ? asked : theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
    try {
      localStorage.setItem('theme', shown);
    } catch {
      // Storage may be closed to us; the cookie keeps the choice.
    }
  }, [shown]);
  return (
    <fetcher.Form method="post" action="/theme" onSubmit={stayWhileOffline}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <button name="theme" value={other} className={className}>
        {other === 'light' ? 'Light theme' : 'Dark theme'}
      </button>
    </fetcher.Form>
  );
}

/** Sent without a network it would give the page up, and what was typed there with it. */
function stayWhileOffline(event: FormEvent): void {
  if (!navigator.onLine) event.preventDefault();
}
