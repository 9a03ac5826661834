/** Ce que seul le serveur dit du registre des unités. */
export const unitsDeskServer = {
  notFound: 'Unité introuvable',
  tower: 'Tour {name}',
  nothing: 'Indiquez d’abord une série de numéros, collez une liste ou choisissez un fichier.',
  listTooLong: 'La liste est trop longue pour un seul ajout. Ajoutez les unités en deux parties.',
  tooMany:
    'Un registre compte {maximum} unités au maximum, et ce nombre serait dépassé. Vérifiez que vos séries ne sont pas trop longues.',
  unknown: {
    one: 'L’unité {known} est au registre, mais pas l’unité {unknown}. Vérifiez les numéros.',
    some: 'Unités au registre : {known}. Unités absentes du registre : {unknown}. Vérifiez les numéros.',
    unit: 'L’unité {unit} n’est pas au registre. Corrigez le numéro, ou ajoutez d’abord l’unité au registre.',
  },
  tooManyInList:
    'Un registre compte {maximum} unités au maximum, et les unités de la liste feraient dépasser ce nombre. Décochez « Ajouter les unités manquantes au registre », ou raccourcissez la liste. Rien n’a été enregistré.',
  fileTooLarge:
    'Ce fichier est trop gros pour une liste d’unités. Choisissez un fichier plus petit, ou collez la liste.',
  noTable:
    'Nous ne pouvons pas lire ce fichier. Enregistrez-le en CSV et choisissez-le de nouveau.',
  labelRequired: 'Indiquez le numéro de l’unité, comme sur la porte',
  buildingTooLong: 'Le nom de l’immeuble ne doit pas dépasser {maximum} caractères',
  labelTooLong: 'Le numéro d’unité ne doit pas dépasser {maximum} caractères',
  floorNumber: 'Indiquez l’étage en chiffres, par exemple 3',
  labelTaken: 'Il y a déjà une unité {label}. Indiquez un autre numéro.',
  livedIn: 'L’unité {label} ne peut pas être retirée tant qu’elle a des membres : {names}.',
  hasOwners:
    'L’unité {label} ne peut pas être retirée : le registre de l’association nomme ses propriétaires, et ce registre doit être conservé.',
  expected: {
    one: 'L’unité {label} ne peut pas être retirée : il reste {count} demande ou invitation en attente. Répondez d’abord à la demande ou annulez l’invitation.',
    other:
      'L’unité {label} ne peut pas être retirée : il reste {count} demandes ou invitations en attente. Répondez d’abord aux demandes et annulez les invitations.',
  },
  added: {
    title: { one: '{count} unité ajoutée', other: '{count} unités ajoutées' },
    placed: {
      one: '{count} unité placée dans son immeuble',
      other: '{count} unités placées dans leurs immeubles',
    },
    inRegister: 'Le registre est à jour.',
    linked: {
      one: '{count} personne est maintenant reliée à une unité du registre.',
      other: '{count} personnes sont maintenant reliées à une unité du registre.',
    },
  },
  csv: {
    unit: 'Unité',
    building: 'Immeuble',
    floor: 'Étage',
    kind: 'Sorte d’unité',
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
