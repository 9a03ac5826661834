import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where the tokens themselves are. */
const home = /styles\/(?:theme\.css|palette|tokens)\.ts$/;
const files = globSync('app/**/*.css.ts').filter((path) => !home.test(path));

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix)\(/i;

/** Colours by name; what stands for the reader's own, or for none, may be named. */
const names =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const namedColour = new RegExp(
  `: *['\`](?:[^'\`]* )?(?:dark|light|medium|pale|deep|dim|hot|slate|sky)?(?:${names})[ '\`]`,
);

/** Any time but none at all. */
const duration = /(?<![\w.])(?!0m?s)(?:\d*\.)?\d+m?s\b|\}m?s\b/;

/** Properties whose values are steps of a scale. */
const scaled =
  /\b(?:\w*[gG]ap|padding\w*|margin\w*|inset\w*|top|right|bottom|left|fontSize|borderRadius)'?: *(.*)$/;
const length = /(?<![\w.])-?(?:\d*\.)?\d+(?:px|rem)\b/;

/** Lengths in px outside the scales: lines, and those that rules give in px. */
const allowedPx = [
  /[123]px (?:solid|dashed) /,
  /outlineOffset: '-?[24]px'/,
  /\b(?:width|height|margin|marginBottom): -?1,/, // to be hidden from sight, or to stand on a line
];

const offences = (wrong: (line: string) => boolean) =>
  files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line, index) => ({ line: line.trim(), at: `${path}:${index + 1}` }))
      .filter(({ line }) => !/^(?:\/\/|\/?\*)/.test(line) && wrong(line))
      .map(({ line, at }) => `${at} ${line}`),
  );

describe('styles keep to the tokens', () => {
  it('finds the styles', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  it('names no colour of its own', () => {
    expect(offences((line) => colour.test(line))).toEqual([]);
  });

  it('names none of the colours that have names', () => {
    expect(offences((line) => namedColour.test(line))).toEqual([]);
  });

  it('takes durations from the tokens', () => {
    const counted = /\$\{step \* arrival\.step\}ms/;
    expect(offences((line) => duration.test(line.replace(counted, '')))).toEqual([]);
  });

  it('has no length in px but lines', () => {
    expect(
      offences((line) => /\dpx\b/.test(line) && !allowedPx.some((allowed) => allowed.test(line))),
    ).toEqual([]);
  });

  it('takes spaces, type sizes and corners from the scales', () => {
    const outside = (line: string) => {
      const value = scaled.exec(line)?.[1];
      if (!value || allowedPx.some((allowed) => allowed.test(line))) return false;
      return length.test(value.split(/, [a-zA-Z]+: /)[0] ?? '') || /^-?[1-9]\d*,?$/.test(value);
    };
    expect(offences(outside)).toEqual([]);
  });
});
