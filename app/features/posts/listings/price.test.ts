import { expect, it } from 'vitest';
import { priceInDollars } from './schema.server.ts';

it('a price is refused by its length, before it is read', () => {
  // Each space is tried with all that follow it: for a text of this length, that would take an hour.
  const { error } = priceInDollars.safeParse(`$${' '.repeat(1_000_000)}x`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['listings.priceFormat']);
  expect(priceInDollars.parse('$ 1 250,50')).toBe(125_050);
});
