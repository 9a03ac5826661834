/** Ce que seul le serveur dit du registre des unités. */
export const unitsDeskServer = {
  notFound: 'Unité introuvable',
  nothing: 'Écrivez d’abord une série de numéros, collez une liste ou choisissez un fichier.',
  listTooLong: 'C’est trop à la fois. Ajoutez les unités en deux parties.',
  tooMany:
    'Un registre compte {maximum} unités au maximum, et il y en aurait davantage. Vérifiez que vos séries ne sont pas trop longues.',
  unknown: {
    none: 'Introuvable dans le registre : {unknown}',
    one: '{known} est dans le registre, mais pas {unknown}',
    some: 'Dans le registre : {known}. Introuvable : {unknown}',
    unit: 'L’unité {unit} n’est pas dans le registre. Corrigez le numéro, ou ajoutez d’abord l’unité au registre.',
  },
  tooManyInList:
    'Un registre compte {maximum} unités au maximum, et il en aurait davantage avec celles de la liste. Décochez « Ajouter ces unités au registre », ou raccourcissez la liste. Rien n’a été enregistré.',
  fileTooLarge: 'Ce fichier est trop gros pour une liste d’unités.',
  noTable:
    'Nous ne pouvons pas lire ce fichier. Enregistrez-le en CSV et choisissez-le de nouveau.',
  labelRequired: 'Écrivez le numéro de l’unité, comme sur la porte',
  labelTooLong: 'L’unité ne doit pas dépasser {maximum} caractères',
  floorNumber: 'Écrivez l’étage en chiffres, par exemple 3',
  labelTaken: 'Il y a déjà une unité {label}. Écrivez un autre numéro.',
  livedIn: 'L’unité {label} ne peut pas être retirée tant qu’elle a des membres : {names}.',
  expected: {
    one: 'L’unité {label} ne peut pas être retirée : elle a {count} demande ou invitation.',
    other: 'L’unité {label} ne peut pas être retirée : elle a {count} demandes ou invitations.',
  },
  added: {
    title: { one: '{count} unité ajoutée', other: '{count} unités ajoutées' },
    inRegister: 'Le registre est à jour.',
    linked: {
      one: '{count} personne est maintenant reliée à une unité du registre.',
      other: '{count} personnes sont maintenant reliées à une unité du registre.',
    },
  },
  csv: {
    unit: 'Unité',
    floor: 'Étage',
    state: 'État',
    people: 'Membres',
    waiting: 'Demandes',
    invited: 'Invitations',
    code: 'Code',
    yes: 'oui',
    no: 'non',
    states: {
      occupied: 'Avec des membres',
      waiting: 'Avec une demande',
      unanswered: 'Invitation ou code non utilisé',
      free: 'Sans code ni invitation',
    },
    file: 'unites',
  },
  savedUnit: 'Unité enregistrée',
  removedUnit: 'Unité retirée',
} as const;
