import { useId, type ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

/**
 * A tooltip for a short label. It shows on hover and keyboard focus, by CSS alone. `children` gets the
 * id for the control's `aria-describedby`.
 */
export function Tooltip({
  text,
  place = 'above',
  children,
}: {
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

/** Escape hides tooltips until the pointer or the keyboard moves on. Returns what undoes it. */
export function dismissTooltipsOnEscape(): () => void {
  const events = ['keydown', 'pointerout'];
  const toggle = (event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    document.documentElement.toggleAttribute('data-no-tips', isEscape);
  };
  events.forEach((type) => document.addEventListener(type, toggle));
  return () => events.forEach((type) => document.removeEventListener(type, toggle));
}
