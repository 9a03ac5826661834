import { describe, expect, it } from 'vitest';
import { cutText, roomOf } from './cut-text.ts';

describe('a text that is too long for its paper', () => {
  it('is cut between two words, and says so', () => {
    expect(cutText('Water off', 20)).toEqual({ text: 'Water off', isCut: false });
    expect(cutText('The water is off until noon', 12)).toEqual({
      text: 'The water …',
      isCut: true,
    });
    expect(cutText('x'.repeat(40), 10)).toEqual({ text: 'xxxxxxxxxx …', isCut: true });
  });

  it('takes the room of its lines', () => {
    expect(roomOf('one\ntwo')).toBe(57);
    expect(cutText('one\ntwo\nthree', 60).text).toBe('one\ntwo …');
  });
});
