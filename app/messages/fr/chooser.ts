import type { Translation } from '#app/lib/i18n/message.ts';
import type { chooser as en } from '../en/chooser.ts';

/** Searching for a community among many. */
export const chooser = {
  title: 'Trouver mon condo',
  lead: 'Cherchez votre communauté par son nom ou par son adresse.',
  all: 'Effacer la recherche',
  label: 'Par nom ou par adresse',
  find: 'Chercher',
  finding: 'Recherche…',
  hint: 'Tapez une partie de son nom ou de son adresse, appuyez sur Chercher, puis choisissez-la.',
  found: { one: '{count} communauté trouvée.', other: '{count} communautés trouvées.' },
  more: 'Voici les {count} premières. Tapez plus de lettres pour en trouver d’autres.',
  none: 'Aucune communauté n’a « {text} » dans son nom ou son adresse. Vérifiez l’orthographe ou tapez moins de lettres.',
  short: 'Tapez au moins deux lettres pour chercher.',
  wait: 'Trop de recherches sont venues d’ici. Attendez quelques minutes.',
  gone: 'La communauté choisie n’existe plus ici. Choisissez de nouveau.',
  chosen: '{name} est choisie.',
  suggestions: 'Communautés correspondantes',
} as const satisfies Translation<typeof en>;
