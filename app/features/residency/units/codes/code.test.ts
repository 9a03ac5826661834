import { describe, expect, it } from 'vitest';
import { codeAlphabet, readCode, writeCode } from './code.server.ts';

describe('the code of a unit', () => {
  it('is read in any case, with or without a space or a dash', () => {
    for (const typed of ['ACDEF-34HJK', 'acdef34hjk', ' AcDeF 34hJK ', 'ACDEF – 34HJK']) {
      expect(readCode(typed), typed).toBe('ACDEF34HJK');
    }
    expect(writeCode('ACDEF34HJK')).toBe('ACDEF-34HJK');
  });

  it('has no characters that are taken for another', () => {
    expect(codeAlphabet).not.toMatch(/[0OQ1IL2ZS5G68BUV]/);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
    for (const typed of ['', 'ACDEF-34HJ', 'ACDEF-34HJKM', 'ACDEO-34HJK', 'ACDEF-34HJÉ']) {
      expect(readCode(typed), typed).toBeNull();
    }
  });
});
