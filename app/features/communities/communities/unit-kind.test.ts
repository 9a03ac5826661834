import { expect, it } from 'vitest';
import { unitKinds } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isLivedIn, kindNamed, kindOf } from './unit-kind.ts';

it.each([
  ['PARKING', ['P2-14', 'P-12', 'P12', 'P 7', 'p1–04', 'Parking 12', 'Stall 4', 'Stationnement 9']],
  ['PARKING', ['Place de stationnement 4', 'Espace de stationnement 4', 'Case de stationnement 4']],
  ['LOCKER', ['L-7', 'L7', 'Locker 12', 'Casier 3', 'Storage B']],
  ['LOCKER', ['CASIER 8', 'Rangement 2', 'Espace de rangement 2', 'Case de rangement 2']],
  ['COMMERCIAL', ['Shop 1', 'Retail 2', 'Local commercial 3', 'Boutique A']],
  ['HOME', ['305', 'PH2', 'PH-02', 'A-305', '1-21', 'Loft 4', 'Townhouse 4', '12 Elm Private']],
] as const)('guesses %s from a label', (kind, labels) => {
  expect(labels.filter((label) => kindOf(label) !== kind)).toEqual([]);
});

it('reads each kind by its name in either language', () => {
  for (const kind of unitKinds) {
    for (const name of [
      kind,
      translate('en', `unitKinds.${kind}`),
      translate('fr', `unitKinds.${kind}`),
    ])
      expect(kindNamed(name), name).toBe(kind);
  }
  expect(kindNamed('third')).toBeNull();
});

it('has people in homes and shops alone', () => {
  expect((['HOME', 'COMMERCIAL', 'PARKING', 'LOCKER', 'OTHER'] as const).filter(isLivedIn)).toEqual(
    ['HOME', 'COMMERCIAL'],
  );
});
