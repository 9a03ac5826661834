import { expect, it } from 'vitest';
import { sideFor, type TwoSided } from './locale.ts';

type Notice = TwoSided<{ title: string }> & { title: string };

const english: Notice = { language: 'en', title: 'Water off' };
const french: Notice = { language: 'fr', title: 'Coupure d’eau' };

it('is the side in the reader’s language, whichever the row’s own is', () => {
  const row = { ...english, translation: { title: french.title } };
  expect(sideFor('en', row)).toMatchObject(english);
  expect(sideFor('fr', row)).toEqual(french);
  const turned = { ...french, translation: { title: english.title } };
  expect(sideFor('en', turned)).toEqual(english);
  expect(sideFor('fr', turned)).toMatchObject(french);
});

it('is the other side where that one is missing, and says its language', () => {
  expect(sideFor('fr', english)).toMatchObject(english);
  expect(sideFor('en', french)).toMatchObject(french);
});
