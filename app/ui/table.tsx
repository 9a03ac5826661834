import type { ReactNode } from 'react';
import * as styles from './table.css.ts';

/**
 * Rows of the same facts; the first cell names its row. Where there is no room for columns, each
 * row stands as a block.
 */
export function Table({
  label,
  head,
  rows,
}: {
  /** The id of the heading that says what the table holds. */
  label: string;
  head: string[];
  rows: { key: string; cells: [ReactNode, ...ReactNode[]] }[];
}) {
  return (
    <table aria-labelledby={label} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={styles.cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
