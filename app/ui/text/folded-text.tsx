import * as styles from './folded-text.css.ts';

const mostLetters = 600;
const mostLines = 10;

/** A text as it was written; a long one is folded to its beginning, and opens without scripts. */
export function FoldedText({
  text,
  lang,
  showAll,
}: {
  text: string;
  /** Of the text, where it is in another language than the page. */
  lang?: string | undefined;
  showAll: string;
}) {
  const start = beginning(text);
  const whole = <span lang={lang}>{text}</span>;
  if (start === text) return whole;
  return (
    <>
      <span lang={lang} className={styles.start}>
        {start}…
      </span>
      <details>
        <summary className={styles.showAll}>{showAll}</summary>
        {whole}
      </details>
    </>
  );
}

/** The text itself, or its first lines up to the end of a word. */
function beginning(text: string): string {
  const lines = text.split('\n');
  if (text.length <= mostLetters && lines.length <= mostLines) return text;
  const start = lines.slice(0, mostLines).join('\n').slice(0, mostLetters);
  return start.replace(/\s+\S*$/, '') || start;
}
