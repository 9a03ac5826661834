import { expect, it } from 'vitest';
import { mayMean, typedWords } from './chooser.ts';

it('reads words without accents, case and signs, and a postal code in one piece or two', () => {
  expect(typedWords('  Résidence  L’ÉRABLE, 18-B "x" ')).toEqual([
    'residence',
    'l',
    'erable',
    '18',
    'b',
    'x',
  ]);
  expect(typedWords('K1P5M7')).toEqual(typedWords('k1p 5m7'));
  expect(typedWords('…!')).toEqual([]);
});

it('takes a community for meant where each typed word begins one of its words', () => {
  const community = { id: '1', name: 'Place de l’Érable', address: '18 Nepean Street' };
  for (const text of ['erable', 'nep 18', 'PLACE DE', '']) {
    expect(mayMean(text, community), text).toBe(true);
  }
  for (const text of ['rable', 'erable x', '8']) expect(mayMean(text, community), text).toBe(false);
});
