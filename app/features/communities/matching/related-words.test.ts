import { describe, expect, it } from 'vitest';
import { relatedWords } from './related-words.ts';

describe('Rules 30.1: other words for the same', () => {
  it('go in both languages, of one and of several, and from the general to its kinds only', () => {
    expect(relatedWords('sofa').get('sofa')).toEqual(['couch', 'canape', 'divan']);
    expect(relatedWords('Vélos').get('velos')).toEqual(['bike', 'bicycle', 'bicyclette']);
    expect(relatedWords('meals').get('meals')).toContain('potluck');
    expect(relatedWords('repas').get('repas')).toContain('potluck');
    expect(relatedWords('potluck').size).toBe(0);
  });

  it('are none for exact words, and for what is no word of the list', () => {
    expect(relatedWords('"sofa"').size).toBe(0);
    expect(relatedWords('constructor tables').size).toBe(0);
  });
});
