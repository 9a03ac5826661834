import * as layout from '../styles/layout.css.ts';
import * as styles from './field.css.ts';

/** What was saved of a form with several parts, and what was typed into the others, which is still to be sent. */
export function SavedPart({
  title,
  text,
  unsent,
  texts,
}: {
  title: string;
  text: string;
  /** That the rest is not saved yet. */
  unsent: string;
  /** The rest in its own words: its field may be gone. */
  texts: string[];
}) {
  return (
    <div role="status" className={`${styles.note} ${layout.stack}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <strong>{unsent}</strong>
      </p>
      {texts.map((typed, at) => (
        <p key={at} className={layout.prose}>
          <q>{typed}</q>
        </p>
      ))}
    </div>
  );
}
