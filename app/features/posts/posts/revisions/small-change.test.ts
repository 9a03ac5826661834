import { describe, expect, it } from 'vitest';
import { editDistance } from './small-change.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['lamp', 'lamp', 0],
    ['lmap', 'lamp', 2],
    ['lamp', 'lamps', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['Oak tabel', 'Oak table', 2],
    ['abcdef', 'bcdefg', 2],
    ['abcd', 'wxyz', Infinity],
    ['lamp', 'lampshade', Infinity],
  ])('counts the letters between “%s” and “%s”', (from, to, distance) => {
    expect(editDistance(from, to, 3)).toBe(distance);
  });
  // So long that it would never end if each letter were compared with all the others.
  it('looks only at letters near each other in two long texts', () => {
    const text = 'word '.repeat(100_000);
    expect(editDistance(text, `x${text}`.slice(0, text.length), 3)).toBe(2);
  });
});
