import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it('a short text is whole, on one line', () => {
  expect(beginningOf(' Bring a cup.\n\nCome early. ', 40)).toBe('Bring a cup. Come early.');
});

it('a long one ends after a sentence where that is half of the room or more', () => {
  const text = 'The elevator is out of service. Use the other one until Friday, please.';
  expect(beginningOf(text, 50)).toBe('The elevator is out of service.');
  expect(beginningOf('Il dit : « Venez. » Puis il part avec son chien et son chat.', 24)).toBe(
    'Il dit : « Venez. »',
  );
});

it('or else after a word, without the comma behind it', () => {
  expect(beginningOf('No. As the days shorten, the trees are lit', 26)).toBe(
    'No. As the days shorten…',
  );
  expect(beginningOf('From 9.30 the water is off in every unit', 24)).toBe(
    'From 9.30 the water is…',
  );
});

it('the hour in the middle of a sentence does not end it', () => {
  expect(beginningOf('Bells ring between 10 a.m. and noon on every floor', 30)).toBe(
    'Bells ring between 10 a.m…',
  );
});

it('a word that is longer than the room is cut', () => {
  expect(beginningOf('a'.repeat(50), 20)).toBe(`${'a'.repeat(19)}…`);
});
