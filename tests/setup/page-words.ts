/**
 * The words of a page in its own language: its texts, and the attributes that are read out or
 * shown. Code, and what is marked as English, is left out.
 */
export function wordsOf(html: string): string[] {
  const page = html
    .replace(/<(script|style|code)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\w+)\b[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '');
  const texts = page.split(/<[^>]*>/);
  const attributes = [...page.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  const head = [...page.matchAll(/<meta name="description" content="([^"]*)"/g)];
  return [...texts, ...[...attributes, ...head].map(([, text = '']) => text)]
    .map(decoded)
    .filter((text) => /\p{Script=Latin}{2}/u.test(text));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What is left of a text between and around its bracketed messages. */
export const outsideMessages = (text: string): string[] => text.split(/⟦[^⟧]*⟧/);
