import { unitLength } from './limits.ts';

/** The longest range of units: two labels, and what is between them. */
const rangeLength = 2 * unitLength + 10;

/** The parts of a list of units, between its commas, semicolons and ends of lines. */
export const listParts = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Where a range may be divided: at a word, also between two figures without spaces, or at any of its dashes. */
const divisions = /\s(?:to|à|au)\s|(?<=\d)(?:to|à|au)(?=\d)|[-–—]/giu;

/**
 * Each way to read a text as a range of units, as its two ends: a label may have a dash of its own, as in
 * 'PH-1 - PH-4'. None for a text that is longer than a range can be.
 */
export function* rangeEnds(text: string): Generator<[from: string, to: string]> {
  // Every dash of a long text would be tried, each with all of the text.
  if (text.length > rangeLength) return;
  for (const { index, 0: division } of text.matchAll(divisions))
    yield [text.slice(0, index).trim(), text.slice(index + division.length).trim()];
}
