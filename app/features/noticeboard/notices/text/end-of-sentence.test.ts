import { expect, it } from 'vitest';
import { endOfSentence } from './end-of-sentence.ts';

it('finds the last whole sentence, but keeps at least half of a text', () => {
  const text = 'The water is off. Close the taps by 9 a.m. tomorrow. Open them slowly.';
  const kept = (most: number) => text.slice(0, endOfSentence(text, most));
  expect(kept(60)).toBe('The water is off. Close the taps by 9 a.m. tomorrow.');
  expect(kept(48)).toBe('The water is off. Close the taps by 9 a.m. tomor');
  expect(kept(30)).toBe('The water is off.');
  expect(endOfSentence('no sentence at all', 11)).toBe(11);
});
