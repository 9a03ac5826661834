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
  it('stays quick for two long texts', () => {
    const text = 'word '.repeat(1000);
    const started = performance.now();
    expect(editDistance(text, `x${text}`.slice(0, 5000), 3)).toBe(2);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
