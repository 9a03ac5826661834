import type { ReactNode } from 'react';
import * as styles from './table.css.ts';

/**
 * A table whose first column names each row. On a narrow screen each row becomes a block.
 */
export function Table({
  labelledBy,
  head,
  rows,
}: {
  /** The id of the table's heading. */
  labelledBy: string;
  head: string[];
  rows: { key: string; cells: [ReactNode, ...ReactNode[]] }[];
}) {
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={styles.cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ key, cells: [name, ...facts] }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {facts.map((fact, index) => (
              <td key={index} className={styles.cell}>
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
