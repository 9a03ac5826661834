import { describe, expect, it } from 'vitest';
import { parseNoticeText } from './parse-text.ts';

const paragraph = (...spans: unknown[]) => ({ kind: 'paragraph', spans });
const list = (start: number | null, ...items: unknown[][]) => ({ kind: 'list', start, items });

describe('the text of a notice (rules 19.2)', () => {
  it('is paragraphs between blank lines, whose own line breaks stay', () => {
    expect(parseNoticeText('One\r\nline\n\n \n\nTwo\n')).toEqual([
      paragraph('One\nline'),
      paragraph('Two'),
    ]);
    expect(parseNoticeText(' \n ')).toEqual([]);
  });

  it('has lists of lines that begin with a dash or a number', () => {
    expect(parseNoticeText('Bring:\n- a jug\n- a kettle\n  and its lid\nThank you')).toEqual([
      paragraph('Bring:'),
      list(null, ['a jug'], ['a kettle\nand its lid']),
      paragraph('Thank you'),
    ]);
    expect(parseNoticeText('3. Close the taps\n\n4. Call us\n- or write')).toEqual([
      list(3, ['Close the taps'], ['Call us']),
      list(null, ['or write']),
    ]);
    for (const text of ['-5 degrees', '10.30 a.m.', '- ', '1.', '2026. ']) {
      expect(parseNoticeText(text), text).toEqual([paragraph(text.trim())]);
    }
  });

  it('has lists of the bullets and numbers that word processors paste', () => {
    const text = 'Bring:\n•\ta jug\n·       a kettle\n\uf0b7\ta lid\no\ta cup\n–\ta spoon\n▪ tea';
    const items = ['a jug', 'a kettle', 'a lid', 'a cup', 'a spoon', 'tea'];
    expect(parseNoticeText(text)).toEqual([
      paragraph('Bring:'),
      list(null, ...items.map((words) => [words])),
    ]);
    expect(parseNoticeText('1.\tClose the taps\n2)\tCall us')).toEqual([
      list(1, ['Close the taps'], ['Call us']),
    ]);
    for (const plain of ['– he said', 'o dear', '*', '•', '5) apples', '* see below']) {
      expect(parseNoticeText(plain), plain).toEqual([paragraph(plain)]);
    }
  });

  it('reads a line of its full length at once, whatever is in it', () => {
    const started = performance.now();
    for (const sign of ['- ', '• ', 'o\t', '1. ']) {
      parseNoticeText(`${sign}${' '.repeat(50_000)}\u2028${' '.repeat(50_000)}x`);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('makes links of https, mail and telephone, and of nothing else', () => {
    const url = (href: string) => ({ href, text: href });
    expect(parseNoticeText('See https://ottawa.ca/en/a_(b)?c=1, (or https://x.ca/).')).toEqual([
      paragraph(
        'See ',
        url('https://ottawa.ca/en/a_(b)?c=1'),
        ', (or ',
        url('https://x.ca/'),
        ').',
      ),
    ]);
    expect(parseNoticeText('Write to office@hillsview.example.')).toEqual([
      paragraph(
        'Write to ',
        { href: 'mailto:office@hillsview.example', text: 'office@hillsview.example' },
        '.',
      ),
    ]);
    expect(parseNoticeText('Call 613-555-0121 or +1 (613) 555-0122')).toEqual([
      paragraph('Call ', { href: 'tel:+16135550121', text: '613-555-0121' }, ' or ', {
        href: 'tel:+16135550122',
        text: '+1 (613) 555-0122',
      }),
    ]);
    const plain = [
      '<a href="https">b</a> **bold** # no [x](y)',
      'javascript:alert(1) data:text/html,x http://old.example ftp://x',
      '2026-11-22 and 123-456-78901',
    ];
    for (const text of plain) expect(parseNoticeText(text), text).toEqual([paragraph(text)]);
  });

  // So long that it would never end if each letter led to a look at all the others.
  it('reads a long hostile text to its end', () => {
    const long = 500_000;
    for (const part of ['a', 'a@', '1-', '- ', 'https://)']) {
      expect(parseNoticeText(part.repeat(long / part.length)), part).toHaveLength(1);
    }
    expect(parseNoticeText(`https://${')'.repeat(long)}`)).toHaveLength(1);
  });
});
