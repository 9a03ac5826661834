import { livedInKinds, type UnitKind } from '#db/enums.ts';

/** How labels of what nobody lives in begin, in either language. */
const beginnings: [UnitKind, RegExp][] = [
  [
    'PARKING',
    /^(?:parking|stall|garage|(?:(?:place|espace|case) de )?stationnement|p\d*[\s.\-–]*\d)/u,
  ],
  [
    'LOCKER',
    /^(?:locker|storage|casier|(?:(?:espace|case) de |(?:espace|case) d['’])?(?:entreposage|rangement)|l[\s.\-–]*\d)/u,
  ],
  ['COMMERCIAL', /^(?:shop|store|retail|commercial|boutique|commerce|local(?!\p{L}))/u],
];

/** How people name the kinds that a label does not tell. */
const names: [UnitKind, RegExp][] = [
  ['HOME', /^(?:home|residential|habitation|logement|résidentiel)/u],
  ['OTHER', /^(?:other|something else|autre)/u],
];

const kindIn = (text: string, all: [UnitKind, RegExp][]): UnitKind | null => {
  const written = text.normalize('NFKC').trim().toLowerCase();
  return all.find(([, begins]) => begins.test(written))?.[0] ?? null;
};

/** The kind that somebody names beside a unit, such as 'Parking space', 'Casier' or 'HOME'; null for no name of one. */
export const kindNamed = (text: string): UnitKind | null => kindIn(text, [...names, ...beginnings]);

/** What a unit is by its label: a parking space for 'P2-14', a locker for 'Casier 7', a home where it says nothing. */
export const kindOf = (label: string): UnitKind => kindIn(label, beginnings) ?? 'HOME';

/** Whether people live or work in a unit of this kind: only then it has codes, letters and a place in an audience. */
export const isLivedIn = (kind: UnitKind): boolean => livedInKinds.some((one) => one === kind);
