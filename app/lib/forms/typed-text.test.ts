import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBlank, visibleText } from './names.ts';
import { typedLine, typedText } from './typed-text.ts';

const unseen = [
  ...[
    '\u200b',
    '\u00ad',
    '\u2060',
    '\u3164',
    '\u2800',
    '\u034f',
    '\u115f',
    '\uffa0',
    '\u180e',
    '\ufeff',
  ],
  ...[
    '\u200d',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u061c',
    '\ufe0f',
    '\u{e0020}',
    '\u{e0100}',
    '\u{1d173}',
  ],
  ...[
    '\u00a0',
    '\u2003',
    '\u3000',
    '\t',
    '\r\n',
    '\u2028',
    '\u0085',
    '\ufff9',
    '\u{16fe4}',
    '\u{1d159}',
  ],
];

describe('a text of which nothing can be seen (rules 5)', () => {
  it.each(unseen.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
    'is empty: U+%s',
    (_, sign = '') => {
      expect([sign, ` ${sign}\n${sign}`].map(typedText)).toEqual(['', '']);
      expect(typedLine(sign)).toBe('');
      expect(visibleText(sign)).toBe('');
    },
  );

  it('is empty with several kinds of them too', () => {
    expect(isBlank(unseen.join(''))).toBe(true);
  });

  it('does not make a text empty that shows something', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    for (const text of ['x', '.', '\u0600', '\u0301', family, 'क्\u200dष', '\u2801']) {
      expect(typedText(text)).toBe(text);
      expect(typedLine(text)).toBe(text);
    }
  });
});

describe('a text as it is kept', () => {
  it('has one kind of line break, and none where it is one line', () => {
    expect(typedText(' a\r\nb\rc ')).toBe('a\nb\nc');
    expect(typedLine(' a \r\n b\u2028c\u0085d ')).toBe('a b c d');
  });

  it('is made at once where it is one long row of spaces', () => {
    const row = `x${' '.repeat(250_000)}x`;
    const start = performance.now();
    expect(typedLine(row)).toBe(row);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a sign that turns the text around it (rules 5)', () => {
  const turning = [
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];

  it.each(turning.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
    'is dropped: U+%s',
    (_, sign = '') => {
      expect(typedText(`a${sign}b\nc${sign}`)).toBe('ab\nc');
      expect(typedLine(`${sign}a ${sign}b`)).toBe('a b');
      expect(visibleText(`${sign}a ${sign}b`)).toBe('a b');
    },
  );

  it('is not one that only says which way a letter is written', () => {
    for (const text of ['שלום!\u200f', 'a\u200eb', 'مرحبا\u061c (1)']) {
      expect(typedText(text)).toBe(text);
      expect(typedLine(text)).toBe(text);
    }
  });
});

it('every required text of a schema goes through the shared rules', () => {
  const texts = /\.string\((?:\{[^}]*\}|[^()]*)\)((?:\s*\.\w+\([^()]*\))*?)\s*\.min\(1[,)]/g;
  const found = globSync('app/features/**/*.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(texts), ([, steps = '']) => ({ file, steps })),
  );
  const lacking = found.filter(
    ({ steps }) => !/overwrite\((typedText|typedLine|visibleText|asKept)\)/.test(steps),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(new Set(lacking.map(({ file }) => file))).toEqual(new Set(notTexts));
});

/** Where `min(1)` is about a password, a code or the number of a request, which are compared with what is there. */
const notTexts = [
  'app/features/accounts/login/schema.ts',
  'app/features/accounts/second-step/schema.ts',
  'app/features/accounts/security/schema.ts',
  'app/features/building/requests/desk/one/submit.server.ts',
  'app/features/residency/memberships/join-with-code.server.ts',
  'app/features/site/own-account/schema.ts',
];

it('controls are dropped from texts and titles, which may stand in no calendar', () => {
  expect(typedLine('Evening\u001b[31m walk\u0007')).toBe('Evening[31m walk');
  expect(typedText('One\u0001\n\ttwo\u007f')).toBe('One\n\ttwo');
});
