export type Span = string | { href: string; text: string };

/** `start` is the number of the first item of an ordered list. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; start: number | null; items: Span[][] };

/** A dash or a number, or a bullet as word processors paste it: some only with the tab behind it. */
const item =
  /^(?:- |[•·▪◦‣●○■□\uf0a7\uf0b7\uf0d8\uf0fc]|[o§Øü–—*]\t|(\d{1,3})(?:\. |[.)]\t))\s*(\S.*)$/s;

/**
 * The blocks of a notice's text. A blank line ends a paragraph. Lines that begin with '- ', '1. ' or a
 * bullet are items of a list, and an indented line continues its item. Addresses that begin with https://, email
 * addresses and telephone numbers become links.
 */
export function parseNoticeText(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const paragraph = lines.join('\n').trim();
    if (paragraph) blocks.push({ kind: 'paragraph', spans: parseSpans(paragraph) });
    lines = [];
  };
  let isAfterBlank = false;
  let open: { start: number | null; items: string[] } | null = null;
  const endList = () => {
    if (open) {
      const { start, items } = open;
      blocks.push({ kind: 'list', start, items: items.map(parseSpans) });
    }
    open = null;
  };
  for (const line of text.split(/\r?\n/)) {
    const [, number, words] = item.exec(line.trim()) ?? [];
    if (words !== undefined) {
      endParagraph();
      const start = number === undefined ? null : Number(number);
      if (open && (open.start === null) !== (start === null)) endList();
      open ??= { start, items: [] };
      open.items.push(words.trim());
    } else if (line.trim() === '') {
      endParagraph();
    } else if (open && !isAfterBlank && /^\s{2}/.test(line)) {
      open.items.push(`${open.items.pop()}\n${line.trim()}`);
    } else {
      endList();
      lines.push(line.trim());
    }
    isAfterBlank = line.trim() === '';
  }
  endParagraph();
  endList();
  return blocks;
}

/** Bounded everywhere, so that no text takes long to read. */
const link =
  /\bhttps:\/\/[^\s<>"“”«»]{1,2000}|[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}|(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/gi;

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    // Part of a longer number or of a word is no telephone number.
    const isCut = /^[\d+(]/.test(match[0]) && /[\w-]$/.test(text.slice(0, match.index));
    if (isCut && !match[0].includes('@')) continue;
    const words = withoutPunctuation(match[0]);
    const href = hrefOf(words);
    if (!href) continue;
    if (match.index > end) spans.push(text.slice(end, match.index));
    spans.push({ href, text: words });
    end = match.index + words.length;
  }
  if (end < text.length) spans.push(text.slice(end));
  return spans;
}

/** Leaves out the full stop that ends a sentence, and the bracket around an address. */
function withoutPunctuation(words: string): string {
  let kept = words;
  while (/[.,;:!?'’\]]$/.test(kept) || (kept.endsWith(')') && !hasOpenBracket(kept))) {
    kept = kept.slice(0, -1);
  }
  return kept;
}

const hasOpenBracket = (words: string) =>
  words.split('(').length >= words.split(')').length && words.includes('(');

// `URL.canParse` is newer than some of the browsers that show a notice while it is written.
const isAddress = (words: string): boolean => {
  try {
    return new URL(words).href !== '';
  } catch {
    return false;
  }
};

function hrefOf(words: string): string | null {
  if (/^https:/i.test(words)) return isAddress(words) ? words : null;
  if (words.includes('@')) return `mailto:${words}`;
  const digits = words.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
