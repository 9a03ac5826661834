import type { Translation } from '#app/lib/i18n/message.ts';
import type { unitsDeskServer as en } from '../en/units-desk.server.ts';

/** Ce que seul le serveur dit du registre des logements. */
export const unitsDeskServer = {
  notFound: 'Logement introuvable',
  nothing: 'Écrivez d’abord une suite, collez une liste ou choisissez un fichier.',
  listTooLong: 'C’est trop à la fois. Ajoutez les logements en deux parties.',
  tooMany:
    'Un registre compte au plus {maximum} logements, et il y en aurait davantage. Une suite est-elle trop longue ?',
  fileTooLarge: 'Ce fichier est trop gros pour une liste de logements.',
  noTable: 'Ce fichier ne peut pas être lu. Enregistrez-le en CSV et choisissez-le de nouveau.',
  labelRequired: 'Écrivez le logement comme sur la porte',
  labelTooLong: 'Le logement ne doit pas dépasser {maximum} caractères',
  floorNumber: 'Écrivez l’étage en chiffres, par exemple 3',
  labelTaken: 'Il y a déjà un logement {label}.',
  livedIn: 'Le logement {label} ne peut pas être retiré tant que quelqu’un y habite : {names}.',
  expected: {
    one: 'Le logement {label} ne peut pas être retiré : {count} personne l’attend ou y est invitée.',
    other:
      'Le logement {label} ne peut pas être retiré : {count} personnes l’attendent ou y sont invitées.',
  },
  added: {
    title: { one: '{count} logement ajouté', other: '{count} logements ajoutés' },
    inRegister: 'Ils sont maintenant au registre.',
    linked: {
      one: '{count} personne est maintenant reliée à un logement du registre.',
      other: '{count} personnes sont maintenant reliées à un logement du registre.',
    },
  },
  savedUnit: 'Logement enregistré',
  removedUnit: 'Logement retiré',
} as const satisfies Translation<typeof en>;
