import { describe, expect, it } from 'vitest';
import { crowdedFrom } from './crowded.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const run = (from: number, to: number) => ({ startAt: day(from), endAt: day(to) });

describe('a slot that shows two cards (rules 21.5)', () => {
  it('is crowded from the day a third one begins', () => {
    expect(crowdedFrom(run(10, 20), [run(1, 15), run(5, 30)], 2)).toEqual(day(10));
    expect(crowdedFrom(run(1, 20), [run(5, 15), run(12, 30)], 2)).toEqual(day(12));
  });

  it('is not crowded by cards that follow each other, or by two', () => {
    expect(crowdedFrom(run(1, 20), [run(1, 9), run(10, 20)], 2)).toBeNull();
    expect(crowdedFrom(run(1, 20), [run(1, 20)], 2)).toBeNull();
    expect(crowdedFrom(run(1, 4), [run(5, 9), run(5, 9)], 2)).toBeNull();
  });
});
