import { expect, it } from 'vitest';
import { unitLabel } from './unit-label.server.ts';

it.each([
  ['301', 'Unit 301', 'Unité 301'],
  ['Apt. 301', 'Unit 301', 'Unité 301'],
  ['Unit 305', 'Unit 305', 'Unité 305'],
  ['# 12B', 'Unit 12B', 'Unité 12B'],
  ['PH 2', 'PH 2', 'PH 2'],
  ['Suite Royale', 'Suite Royale', 'Suite Royale'],
  ['Board', 'Board', 'Conseil'],
])('shows the unit %s in the words of the page', (unit, english, french) => {
  expect(unitLabel('en', unit)).toBe(english);
  expect(unitLabel('fr', unit)).toBe(french);
});
