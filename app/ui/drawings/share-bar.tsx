import * as styles from './share-bar.css.ts';

export type ShareTone = keyof typeof styles.tone;

/** A bar of the parts of a whole. Its figures have to stand beside it in words. */
export function ShareBar({ parts }: { parts: { tone: ShareTone; size: number }[] }) {
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  const before = (index: number) => parts.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  return (
    <svg
      viewBox={`0 0 ${whole} 1`}
      width="100%"
      height="16"
      preserveAspectRatio="none"
      aria-hidden
      className={styles.bar}
    >
      {parts.map(({ tone, size }, index) => (
        <rect key={tone} x={before(index)} width={size} height={1} className={styles.tone[tone]} />
      ))}
    </svg>
  );
}

/** The colour of a part, to stand before its name. */
export function ShareMark({ tone }: { tone: ShareTone }) {
  return (
    <svg viewBox="0 0 1 1" width="12" height="12" aria-hidden className={styles.mark}>
      <rect width={1} height={1} className={styles.tone[tone]} />
    </svg>
  );
}
