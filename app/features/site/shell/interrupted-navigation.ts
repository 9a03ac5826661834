import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

const storageKey = 'going-to';

/**
 * Remembers where a link leads until its page is there. After a deploy the files of that page are gone, and Remix loads
 * the present page again instead; `resumeNavigation` then goes on.
 */
export function useInterruptedNavigation(): void {
  const { state, location, formMethod } = useNavigation();
  const to =
    state === 'loading' && !formMethod
      ? location.pathname + location.search + location.hash
      : undefined;
  useEffect(() => {
    if (to === undefined) return undefined;
    const remember = () => store((storage) => storage.setItem(storageKey, to));
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [to]);
}

/** Loads the page that a link led to when this one was loaded again in its place. Returns whether it does. */
export function resumeNavigation(): boolean {
  const to = store((storage) => storage.getItem(storageKey));
  store((storage) => storage.removeItem(storageKey));
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!to || entry?.type !== 'reload') return false;
  window.location.replace(to);
  return true;
}

/** Null where the browser blocks storage: then the link has to be clicked again. */
function store<Value>(access: (storage: Storage) => Value): Value | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}
