import { describe, expect, it } from 'vitest';
import { changeOf, statusAfter } from './lifecycle.ts';

describe('what the editor presses (rules 21.2)', () => {
  it.each([
    ['DRAFT', 'save', 'DRAFT', null],
    ['DRAFT', 'preview', 'DRAFT', null],
    ['DRAFT', 'publish', 'PUBLISHED', 'PUBLISH'],
    ['PUBLISHED', 'save', 'PUBLISHED', 'CORRECT'],
    ['PUBLISHED', 'publish', 'PUBLISHED', 'CORRECT'],
    ['PUBLISHED', 'archive', 'ARCHIVED', 'ARCHIVE'],
    ['ARCHIVED', 'save', 'ARCHIVED', 'CORRECT'],
    ['ARCHIVED', 'publish', 'PUBLISHED', 'REOPEN'],
  ] as const)('%s, %s: %s', (from, press, to, change) => {
    expect(statusAfter(from, press)).toBe(to);
    expect(changeOf(from, to)).toBe(change);
  });

  it('never archives a draft', () => {
    expect(statusAfter('DRAFT', 'archive')).toBeNull();
  });
});
