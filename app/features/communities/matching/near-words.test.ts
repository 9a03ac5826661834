import { describe, expect, it } from 'vitest';
import { nearSpellings } from './near-words.ts';

describe('Rules 30.1: one slip is forgiven', () => {
  it.each(['elevetor', 'elevatr', 'elevatorr', 'elevatro', 'alevator', 'levator', 'xelevator'])(
    'of %s, elevator is near',
    (typed) => {
      expect(nearSpellings(typed)).toContain('elevator');
    },
  );

  it('two slips are not', () => {
    expect(nearSpellings('elevetar')).not.toContain('elevator');
    expect(nearSpellings('elevator')).not.toContain('elevator');
  });

  it.each(['', 'car', 'bike', 'unit305', '3055', 'é'.repeat(6), 'a'.repeat(21)])(
    '%j is taken as it is typed',
    (typed) => {
      expect(nearSpellings(typed)).toEqual([]);
    },
  );
});
