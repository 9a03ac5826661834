import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './menu.css.ts';

/**
 * A menu that opens without scripts. With them it also closes on Escape, a click outside and a new
 * page.
 */
export function Menu({
  label,
  boxed = false,
  main = false,
  sheet = false,
  children,
}: {
  label: ReactNode;
  boxed?: boolean;
  /** Looks like the page's main button; the panel lines up with its start and is 16rem wide. */
  main?: boolean;
  /** As wide as the screen, and down to its foot; its items stand where the page's own words do. */
  sheet?: boolean;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    // Somebody may have opened it before scripts ran.
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={details} className={sheet ? styles.sheetMenu : styles.menu}>
      <summary className={main ? styles.main : boxed ? styles.boxed : styles.opener}>
        {label}
      </summary>
      <div className={main ? styles.panelStart : sheet ? styles.sheet : styles.panel}>
        {children}
      </div>
    </details>
  );
}
