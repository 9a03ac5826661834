/**
 * The words of a page in its own language: its texts, the attributes that are read out or shown, and
 * what its head says about it. Code, and what is marked with a language, is left out.
 */
export function wordsOf(html: string): string[] {
  const page = html
    .replace(/<(script|style|code)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<wbr\s*\/?>/gs, '')
    .replace(/<(?!html)(\w+)\b[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, '');
  const texts = page.split(/<[^>]*>/);
  const attributes = [...page.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  const head = [
    ...page.matchAll(
      /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g,
    ),
  ];
  return [...texts, ...[...attributes, ...head].map(([, text = '']) => text)]
    .map(decoded)
    .filter((text) => /\p{Script=Latin}{2}/u.test(text));
}

/** The texts of a page's structured data, which search engines show. */
export const structuredTexts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => textsWithin(JSON.parse(json)),
  );

const textsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('@') ? [] : textsWithin(inner),
  );
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What is left of a text between and around its bracketed messages. */
export const outsideMessages = (text: string): string[] => text.split(/⟦[^⟧]*⟧/);
