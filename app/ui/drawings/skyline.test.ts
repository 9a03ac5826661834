import { describe, expect, it } from 'vitest';
import { drawCity } from './city-at-dusk.ts';
import { drawSkyline, skylineTowers } from './skyline.ts';

const litIn = (drawing: { lit: string[] }) => drawing.lit.join('').split('M').length - 1;

describe('a skyline (LOOK)', () => {
  it('is the same for the same slug and another for another', () => {
    expect(drawSkyline('clarence-court', 5)).toEqual(drawSkyline('clarence-court', 5));
    expect(drawSkyline('clarence-court', 5).windows).not.toBe(drawSkyline('18-nepean', 5).windows);
  });
  it('lights as many windows as it is given, and all of them at most', () => {
    const all = skylineTowers('maple', 0).reduce(
      (sum, { columns, rows }) => sum + columns * rows,
      0,
    );
    for (const [count, lit] of [
      [0, 0],
      [1, 1],
      [46, 46],
      [all + 100, all],
    ] as const) {
      expect(litIn(drawSkyline('maple', count))).toBe(lit);
    }
  });
  it('keeps lit windows lit as their number grows', () => {
    const lit = (count: number) =>
      skylineTowers('maple', count).flatMap(({ x, lit }) => lit.map((at) => `${x}:${at.join()}`));
    expect(lit(30)).toEqual(expect.arrayContaining(lit(12)));
  });
});

describe('the city', () => {
  it('lights every window it is given, up to 160, inside the picture', () => {
    for (const [count, lit] of [
      [7, 7],
      [160, 160],
      [5000, 160],
    ] as const) {
      const { near, far } = drawCity(count);
      expect(litIn(near) + litIn(far)).toBe(lit);
      expect(888 + near.width).toBeLessThanOrEqual(1440);
      expect(545 + far.width * 0.6).toBeLessThanOrEqual(888);
    }
  });
});
