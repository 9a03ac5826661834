import { useEffect, useSyncExternalStore } from 'react';
import { useShellData, type ShellData } from '#app/lib/page/shell-data.ts';

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
export async function keepTheme(theme: Theme): Promise<void> {
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
