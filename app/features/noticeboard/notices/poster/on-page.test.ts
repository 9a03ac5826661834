import { describe, expect, it } from 'vitest';
import { posterOnPage } from './on-page.ts';

const side = { title: 'Water off', content: 'Close the taps.', when: null };

describe('a poster on its page (rules 26.4)', () => {
  it('has a title of 60 points, which shrinks where a word of it is too long', () => {
    expect(posterOnPage([side])).toMatchObject({ title: 60, text: 30, isWhole: true });
    const word = { ...side, title: 'Approvisionnement' };
    expect(posterOnPage([word, side]).title).toBeLessThan(32);
    expect(posterOnPage([{ ...side, title: 'x'.repeat(150) }]).title).toBe(20);
  });

  it('shrinks its title before its text is too small to be read, and cuts it then', () => {
    const long = { ...side, content: 'Close the taps. '.repeat(45) };
    expect(posterOnPage([long])).toMatchObject({ isWhole: true });
    const { text, isWhole, texts } = posterOnPage([{ ...side, content: 'Close. '.repeat(900) }]);
    expect({ text, isWhole }).toEqual({ text: 14, isWhole: false });
    expect(JSON.stringify(texts)).toMatch(/Close\. …"/);
  });
});
