import type { OtherSpellings } from './match.server.ts';
import { searchWords } from './words.ts';

/** Words for the same thing, as searches fold them, in both languages: neighbours write in either. */
const sameThing = [
  ['bike', 'bicycle', 'velo', 'bicyclette'],
  ['couch', 'sofa', 'canape', 'divan'],
  ['elevator', 'lift', 'ascenseur'],
  ['fridge', 'refrigerator', 'frigo', 'refrigerateur'],
  ['garbage', 'trash', 'dechets', 'poubelle'],
  ['parking', 'stationnement'],
  ['stroller', 'poussette'],
  ['television', 'tv', 'tele'],
];

const meals = [
  ...['breakfast', 'brunch', 'lunch', 'supper', 'dinner', 'potluck', 'barbecue', 'meal'],
  ...['dejeuner', 'diner', 'souper', 'repas'],
];
/** Words that others are kinds of. */
const kindsOf = new Map([
  ['meal', meals],
  ['repas', meals],
]);

/** Of each typed word that has some, the other words for it. */
export function relatedWords(typed: string): OtherSpellings {
  const related = new Map<string, string[]>();
  for (const word of searchWords(typed)?.loose ?? []) {
    const forms = [word, word.replace(/s$/, '')];
    const others = [
      ...forms.flatMap((form) => kindsOf.get(form) ?? []),
      ...(sameThing.find((group) => forms.some((form) => group.includes(form))) ?? []),
    ].filter((other) => !forms.includes(other));
    if (others.length > 0) related.set(word, others);
  }
  return related;
}
