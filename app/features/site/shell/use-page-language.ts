import { useEffect, useRef } from 'react';
import { useShellData } from '#app/lib/page/shell-data.ts';

/**
 * Loads the page again when its language changes, as after the login of somebody who chose another:
 * the scripts of a page have the words of one language.
 */
export function usePageLanguage(): void {
  const { locale } = useShellData();
  const first = useRef(locale);
  useEffect(() => {
    if (locale !== first.current) window.location.reload();
  }, [locale]);
}
