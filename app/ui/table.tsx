import type { ReactNode } from 'react';
import * as styles from './table.css.ts';

/**
 * A table whose first column names each row. On a narrow screen each row becomes a block, in
 * which each fact stands beside the title of its column, or all of them run on.
 */
export function Table({
  labelledBy,
  head,
  rows,
  dense = false,
  compact = false,
  pair = false,
  minor,
}: {
  /** The id of the table's heading. */
  labelledBy: string;
  head: string[];
  /** For many columns: none is wider than it needs to be. */
  dense?: boolean;
  /** On a narrow screen the facts of a row run on under its name, without their titles. */
  compact?: boolean;
  /** Of two columns, whose facts are short: on a narrow screen each stays beside its name. */
  pair?: boolean;
  /** The column that is left out where the page is wide but has no room for it; the row's own page has its facts. */
  minor?: string;
  rows: { key: string; cells: [ReactNode, ...ReactNode[]] }[];
}) {
  const classes = (column: string, of?: string) =>
    [
      column,
      ...(dense ? [styles.dense] : []),
      ...(minor && of === minor ? [styles.minor] : []),
    ].join(' ');
  const { row, name: title, fact } = styles[compact ? 'compact' : pair ? 'pair' : 'titled'];
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={classes(styles.cell, title)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ key, cells: [name, ...facts] }) => (
          <tr key={key} className={row}>
            <th scope="row" className={classes(title)}>
              {name}
            </th>
            {facts.map((content, index) => (
              <td
                key={index}
                className={classes(fact, head[index + 1])}
                data-label={head[index + 1]}
              >
                <div>{content}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
