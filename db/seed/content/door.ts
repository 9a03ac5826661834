import type { Tenure } from '../../enums.ts';
import type { PersonContent } from './types.ts';

interface AtTheDoor extends PersonContent {
  unit: string;
  claims: Tenure | null;
  daysAgo: number;
  phone?: string;
  /** The reason, and how many days ago. */
  refused?: { reason: string; daysAgo: number };
}

/** Open join requests: a new owner, the tenant of somebody who moved, and one who asks again. */
export const waiting: AtTheDoor[] = [
  {
    name: 'Solange Mbuyi',
    email: 'solange.mbuyi@mail.example',
    language: 'fr',
    phone: '613-555-0187',
    unit: '4J',
    claims: 'OWNER',
    daysAgo: 6,
  },
  {
    name: 'Tomasz Wieczorek',
    email: 'tomasz.wieczorek@mail.example',
    unit: '2B',
    claims: 'TENANT',
    daysAgo: 3,
  },
  {
    name: 'Gabriel Saint-Amour',
    email: 'gabriel.saint-amour@mail.example',
    language: 'fr',
    unit: '7A',
    claims: null,
    daysAgo: 1,
    refused: {
      reason:
        'Nous n’avons pas d’unité 7A. Écrivez-nous le numéro qui est sur votre porte, et nous vous confirmerons avec plaisir.',
      daysAgo: 9,
    },
  },
];

/** A refused join request. */
export const refused: AtTheDoor & { refused: { reason: string; daysAgo: number } } = {
  name: 'Derek Whitlock',
  email: 'derek.whitlock@mail.example',
  unit: '1A',
  claims: 'TENANT',
  daysAgo: 20,
  refused: {
    reason:
      'The owner of 1A tells us that the lease ended in September. If that is wrong, please bring your lease to the office.',
    daysAgo: 18,
  },
};

/** Invitations; the second one has expired. */
export const invited: (PersonContent & {
  unit: string;
  tenure: Tenure;
  daysAgo: number;
  expiresInDays: number;
})[] = [
  {
    name: 'Ingrid Halvorsen',
    email: 'ingrid.halvorsen@mail.example',
    unit: '3H',
    tenure: 'OWNER',
    daysAgo: 4,
    expiresInDays: 26,
  },
  {
    name: 'Réjean Thibodeau',
    email: 'rejean.thibodeau@mail.example',
    language: 'fr',
    unit: '4H',
    tenure: 'TENANT',
    daysAgo: 40,
    expiresInDays: -10,
  },
];
