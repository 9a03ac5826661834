import { createRequire } from 'node:module';
import type bidiFactory from 'bidi-js';
import { faceFor, hasAllLatin, mainFace, type Face, type FaceName } from './faces.server.ts';
import { rightToLeft } from '#app/lib/isolated.ts';

const load = createRequire(import.meta.url);

/** A piece of a line in one font, in the order in which lines are read on paper: from the left. */
export interface Run {
  text: string;
  face: Face;
  /** Written from right to left; its text is in the order in which it is spoken. */
  isRtl: boolean;
}

/** Letters of a text that need no second look: Latin with accents, and the signs of printed text. */
const plain =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u017F\u1EA0-\u1EF9\u2010-\u2014\u2018-\u201E\u2022\u2026]*$/;

/** Signs that direct what stands around them and are not drawn themselves. */
const directing = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cc}]/gu;

/** Signs that join or vary the letters around them, which no font needs to have. */
const joining = /[\u00AD\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u;

const allJoining = new RegExp(joining, 'gu');

const emoji = /\p{Emoji_Presentation}|\uFE0F|\p{Regional_Indicator}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A line as it is drawn: in pieces of one font and one direction, from the left. The page is read from left to right,
 * as its languages are. A letter that no font has is named by its number in Unicode.
 */
export function runsOf(name: FaceName, line: string): Run[] {
  if (hasAllLatin(name) && plain.test(line))
    return [{ text: line, face: mainFace(name), isRtl: false }];
  const whole = line.normalize('NFC');
  const levels = rightToLeft.test(whole) ? levelRunsOf(whole) : [{ text: whole, isRtl: false }];
  return levels.flatMap(({ text, isRtl }) => {
    const runs = inFaces(name, text.replace(directing, ''), isRtl);
    return isRtl ? runs.reverse().map(signsReversed) : runs;
  });
}

/** Signs alone have no direction, and would be written from the left among letters from the right. */
const signsReversed = (run: Run): Run =>
  rightToLeft.test(run.text)
    ? run
    : { ...run, text: [...run.text].reverse().join(''), isRtl: false };

/** Parts a text that has one direction where its font changes. */
function inFaces(name: FaceName, text: string, isRtl: boolean): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const next = drawable(name, segment);
    const last = runs.at(-1);
    if (last?.face === next.face) last.text += next.text;
    else runs.push({ ...next, isRtl });
  }
  return runs;
}

/** A letter with all that belongs to it, and a font that has it. */
function drawable(name: FaceName, grapheme: string): { text: string; face: Face } {
  const codePoints = [...grapheme].map((one) => one.codePointAt(0) ?? 0);
  const needed = codePoints.filter((one) => !joining.test(String.fromCodePoint(one)));
  const face = faceFor(name, needed, emoji.test(grapheme));
  if (face) {
    const known = (one: string) => face.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
    return { text: grapheme.replace(allJoining, (one) => (known(one) ? one : '')), face };
  }
  // Its parts may be known where the whole is not.
  const parts = needed.map((one) => {
    const known = faceFor(name, [one], false);
    return known === mainFace(name) ? String.fromCodePoint(one) : nameOf(one);
  });
  return { text: parts.join(''), face: mainFace(name) };
}

/** What stands for a letter that no font has: '[U+1F9FF]'. */
const nameOf = (codePoint: number): string =>
  `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;

let bidi: ReturnType<typeof bidiFactory> | undefined;

/** The pieces of a line that have one direction, from the left (Unicode's bidirectional algorithm). */
function levelRunsOf(line: string): { text: string; isRtl: boolean }[] {
  bidi ??= (load('bidi-js') as typeof bidiFactory)();
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const order = bidi.getReorderedIndices(line, embedding);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const index of order) {
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    const step = level % 2 === 1 ? -1 : 1;
    const edge = last && (step === 1 ? last.to : last.from);
    if (last?.level === level && edge !== undefined && index === edge + step) {
      if (step === 1) last.to = index;
      else last.from = index;
    } else runs.push({ from: index, to: index, level });
  }
  return runs.map(({ from, to, level }) => ({
    text: line
      .slice(from, to + 1)
      .replace(/[^]/g, (sign, offset: number) => mirrored.get(from + offset) ?? sign),
    isRtl: level % 2 === 1,
  }));
}
