import { describe, expect, it } from 'vitest';
import { archiveEditions } from '#tests/setup/newsletters.ts';
import { quoteFrom, rhythmOf } from '../rhythm.ts';

const sides = archiveEditions.flatMap(({ slug, en, fr }) => [
  [`${slug} in English`, en.sections] as const,
  [`${slug} in French`, fr.sections] as const,
]);

describe('the rhythm of an issue', () => {
  it.each(sides)('gives %s three drawings, and two quotes word for word', (_, sections) => {
    const { drawings, quotes } = rhythmOf(sections);
    expect(drawings.size).toBe(3);
    expect(quotes.size).toBe(2);
    for (const [index, quote] of quotes) expect(JSON.stringify(sections[index])).toContain(quote);
  });

  it('quotes neither the beginning, nor figures, nor half a sentence', () => {
    const long = 'A sentence that is long enough to be quoted by anybody.';
    expect(quoteFrom([long])).toBeUndefined();
    expect(quoteFrom(['One.', `It cost 20 dollars. ${long} Short.`])).toBe(long);
    expect(
      quoteFrom(['One.', 'A sentence with 12 figures in it that is long enough.']),
    ).toBeUndefined();
  });
});
