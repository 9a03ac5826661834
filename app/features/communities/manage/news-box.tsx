import { useEffect, useRef, type ReactNode } from 'react';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './desk.css.ts';

/**
 * Something to read before a form goes on, such as a preview. It takes focus when it appears; without
 * scripts, the form's address ends in its id.
 */
export function NewsBox({
  id,
  title,
  news,
  children,
}: {
  id: string;
  title: string;
  /** What the box is about; another object is new. */
  news: unknown;
  children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [news]);
  return (
    <section
      id={id}
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${styles.panel} ${layout.stack}`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
