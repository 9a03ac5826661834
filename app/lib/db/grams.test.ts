import { describe, expect, it } from 'vitest';
import { gramsOf, partPattern } from './grams.server.ts';

describe('A part of a text', () => {
  it('is looked for by each three letters of it', () => {
    expect(gramsOf('Élise')).toEqual(['eli', 'lis', 'ise']);
    expect(gramsOf('banana')).toEqual(['ban', 'ana', 'nan']);
    expect(gramsOf('a 😀b')).toEqual(['a 😀', ' 😀b']);
  });

  it('of two letters is looked for whole, and of one in every text', () => {
    expect(gramsOf('Ng')).toEqual(['ng']);
    expect(gramsOf('N')).toBeNull();
  });

  it('means its signs as they are written', () => {
    expect(partPattern('50%_Off\\')).toBe('%50\\%\\_off\\\\%');
  });
});
