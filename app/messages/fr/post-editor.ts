/** The page and the form that a post is written with. */
export const postEditor = {
  validationError: 'Formulaire incomplet',
  oneMissing: 'Il manque un renseignement',
  twoMissing: 'Il manque deux renseignements',
  fillRequired: 'Remplissez tous les champs obligatoires.',
  title: 'Titre',
  titleHint: '{maximum} caractères au maximum.',
  description: 'Description',
  contactEmail: 'Courriel à afficher',
  unconfirmed: 'Les messages du voisinage vous parviendront une fois l’adresse {email} confirmée.',
  sendAgainLink: 'Renvoyer le courriel de confirmation (dans un nouvel onglet)',
  language: 'Langue de la publication',
  languages: { en: 'Anglais', fr: 'Français' },
  changed: 'Ce qui est différent maintenant',
  sendAgain:
    'Votre texte est dans le formulaire ci-dessous. Enregistrez-le de nouveau pour remplacer la version enregistrée.',
  sameText:
    'Votre texte est identique à la version enregistrée. Inutile de l’enregistrer de nouveau.',
  savedNow: 'Version enregistrée',
  yours: 'Votre version',
  cancel: 'Annuler',
  edit: 'Modifier',
  posting: 'Publication…',
  saving: 'Enregistrement…',
} as const;
