import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './forms/field.css.ts';

/**
 * A message to read before anything else on a page that came back. It takes focus when `news` changes:
 * by autofocus on a fresh page, by script after a background post.
 */
export function AlertBox({
  news,
  focused = true,
  children,
}: {
  /** What the box is about; another object is a new message. */
  news: unknown;
  focused?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [news, focused]);
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the one way to move focus here without scripts
      autoFocus={focused}
    >
      {children}
    </div>
  );
}
