/** The page and the form that a post is written with. */
export const postEditor = {
  validationError: 'Il manque des renseignements',
  oneMissing: 'Il manque une chose',
  twoMissing: 'Il manque deux choses',
  fillRequired: 'Remplissez tous les champs obligatoires.',
  title: 'Titre',
  titleHint: '{maximum} caractères au maximum.',
  description: 'Description',
  contactEmail: 'Courriel à afficher',
  language: 'Langue de la publication',
  languages: { en: 'Anglais', fr: 'Français' },
  changed: 'Ce qui diffère maintenant',
  sendAgain:
    'Votre texte est dans le formulaire ci-dessous. Enregistrez de nouveau pour remplacer ce qui est enregistré maintenant.',
  sameText:
    'Ce que vous avez écrit correspond à ce qui est enregistré maintenant. Enregistrez de nouveau pour le garder.',
  savedNow: 'Version enregistrée',
  yours: 'Votre version',
  cancel: 'Annuler',
  edit: 'Modifier',
  posting: 'Publication…',
  saving: 'Enregistrement…',
} as const;
