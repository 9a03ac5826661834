import type { ReactNode } from 'react';
import * as styles from './register.css.ts';

/** A name with its value below it, inside a `<dl>` of the class `facts`. */
export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className={styles.factLabel}>{label}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}
