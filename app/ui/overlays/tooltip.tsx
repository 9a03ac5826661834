import { useId, type ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

/**
 * A sentence about a control whose own words are short. It shows where the pointer rests and where
 * the keyboard is, by CSS alone. `children` is called with the id for the control's
 * `aria-describedby`.
 */
export function Tooltip({
  text,
  place = 'above',
  children,
}: {
  /** Without one the control stands alone. */
  text: string | undefined;
  place?: 'above' | 'below';
  children: (id?: string) => ReactElement;
}) {
  const id = useId();
  if (text === undefined) return children();
  return (
    <span className={styles.anchor}>
      {children(id)}
      <span role="tooltip" id={id} className={styles[place]}>
        {text}
      </span>
    </span>
  );
}

/** Escape puts tooltips away until the pointer or the keyboard goes on. Returns what undoes it. */
export function dismissTooltipsOnEscape(): () => void {
  const events = ['keydown', 'pointerout'];
  const toggle = (event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    document.documentElement.toggleAttribute('data-no-tips', isEscape);
  };
  events.forEach((type) => document.addEventListener(type, toggle));
  return () => events.forEach((type) => document.removeEventListener(type, toggle));
}
