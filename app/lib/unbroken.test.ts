import { describe, expect, it } from 'vitest';
import { unbroken, unbrokenPhones, unbrokenPronouns } from './unbroken.ts';

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '~');

describe('unbroken', () => {
  it.each([
    ['Water off on riser 3, floors 12 to 18', 'Water off on riser~3, floors~12 to 18'],
    ['from 9 a.m. to about 3 p.m.', 'from 9~a.m. to about 3~p.m.'],
    [
      'L’eau sera coupée de 9 h à 15 h, étages 12 à 18',
      'L’eau sera coupée de 9~h à 15~h, étages~12 à 18',
    ],
    ['Gaz au 7e étage : sortez !', 'Gaz au 7e étage~: sortez~!'],
    ['Lire « Ru » ; à 19 h ?', 'Lire «~Ru~»~; à 19~h~?'],
    ['Unit 305 pays 25 per cent, or 40 $', 'Unit~305 pays 25~per cent, or 40~$'],
  ])('keeps a number beside what it counts or names: %s', (text, kept) => {
    expect(shown(text)).toBe(kept);
  });

  it.each(['3 hours', 'the 2 men', 'a unit on floor two', 'Room for 4', 'a smile :-)'])(
    'leaves %s alone',
    (text) => {
      expect(unbroken(text)).toBe(text);
    },
  );
});

it('keeps a French pronoun with its verb, and leaves other hyphens alone', () => {
  expect(unbrokenPronouns('Acceptez-la, dites-nous. Notre-Dame-de-la-Salette, jazz-rock')).toBe(
    'Acceptez-\u2060la, dites-\u2060nous. Notre-Dame-de-la-Salette, jazz-rock',
  );
});

it('keeps a telephone number whole, and leaves other numbers alone', () => {
  expect(unbrokenPhones('Call 613-555-0172. Lot 12-555-0172')).toBe(
    'Call 613\u2011555\u20110172. Lot 12-555-0172',
  );
});
