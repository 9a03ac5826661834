import { createContext, useContext } from 'react';

/** Where the server takes down, in their order, the texts that a page says once. */
export const SaidTexts = createContext<string[] | null>(null);

/** A shorter text costs no less as a place in the page. */
const fewestLetters = 80;

/**
 * A text of the page's data. A long one is not sent a second time with the data that the scripts start
 * with: they find it here (record 39).
 */
export function SaidOnce({ text, lang }: { text: string; lang?: string | undefined }) {
  const said = useContext(SaidTexts);
  if (text.length < fewestLetters) return lang ? <span lang={lang}>{text}</span> : text;
  said?.push(text);
  return (
    <span lang={lang} data-said="">
      {text}
    </span>
  );
}
