/** Tout ce qu’une communauté dit d’elle-même et décide. */
export const communitySettings = {
  title: 'Réglages',
  summary: 'Ce qu’une communauté dit d’elle-même, et qui peut entrer.',
  lead: 'Ce que l’on lit au sujet de l’immeuble, et comment fonctionne la porte. Un champ vide ne paraît pas.',
  about: 'L’immeuble',
  nameHint:
    'Comme on le dit dans l’immeuble. L’adresse de ses pages en est tirée et ne change plus.',
  languageHint:
    'La langue dans laquelle vous écrivez les textes de ce formulaire. L’autre est plus bas.',
  languages: { en: 'Anglais', fr: 'Français' },
  reach: 'Qui joindre',
  boardEmailHint: 'Où arrivent les messages au conseil. Sans adresse, ils vont à la gestion.',
  emergencyHint: 'Hors des heures de bureau. Tout le monde peut le voir, même sans compte.',
  otherSide: 'Les mêmes textes dans l’autre langue',
  otherSideLead:
    'Laissez tout vide, ou remplissez chacun de ceux que vous avez écrits plus haut. Chaque personne lit la page dans sa langue, si elle existe.',
  door: 'La porte',
  fields: {
    name: 'Nom',
    address: 'Adresse',
    language: 'Langue de ces textes',
    description: 'Description',
    officeHours: 'Heures de bureau',
    acOnApprox: 'Début de la climatisation',
    heatOnApprox: 'Début du chauffage',
    fireInspectionApprox: 'Inspection des incendies',
    translation: 'Les textes dans l’autre langue',
    managerEmail: 'Courriel de la gestion',
    managerPhone: 'Téléphone de la gestion',
    boardEmail: 'Courriel du conseil',
    emergencyPhone: 'Téléphone d’urgence',
    joinPolicy: 'Qui peut entrer',
    peoplePerUnit: 'Personnes par unité, au plus',
    requireModeration: 'Annonces et activités',
    postReaders: 'Lecture des annonces et des activités',
  },
  hints: {
    officeHours: 'Par exemple : du lundi au vendredi, de 9 h à 17 h',
    acOnApprox: 'Par exemple : 1er juin. La gestion décide selon le temps qu’il fait.',
    heatOnApprox: 'Par exemple : 15 octobre',
    fireInspectionApprox: 'Par exemple : mars 2027',
  },
  policies: {
    CODE: 'Qui a le code d’une unité',
    APPROVAL: 'Qui est confirmé par le conseil',
    OPEN: 'Tout le monde',
  },
  policyHints: {
    CODE: 'Chaque unité reçoit une lettre avec son code. Le code fait entrer aussitôt ; les autres attendent le conseil.',
    APPROVAL:
      'Toute personne qui s’inscrit attend le oui du conseil. Un code ou une invitation fait quand même entrer aussitôt.',
    OPEN: 'Quiconque s’inscrit et donne une unité lit aussitôt les avis et les noms. Seulement pour un essai.',
  },
  readers: {
    MEMBERS: 'Les membres seulement',
    ANYBODY: 'Toute personne qui a le lien, et les moteurs de recherche',
  },
  readerHints: {
    MEMBERS:
      'Seuls les gens de l’immeuble, son conseil, sa gestion et les responsables du site les voient.',
    ANYBODY:
      'Elles sont publiques, avec le nom de la personne qui les a publiées, y compris celles qui sont déjà là, même si les lettres déjà imprimées disent le contraire. L’adresse courriel et le nom des personnes qui participent restent entre membres.',
  },
  peopleHint: 'Laissez vide s’il n’y a pas de limite. Qui vient en plus attend le conseil.',
  moderate: 'Le conseil regarde chacune avant qu’elle paraisse',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  notSaved: 'Les réglages n’ont pas été enregistrés',
  savedNow:
    'Ce que vous avez écrit est toujours ci-dessous. Envoyez-le encore pour l’enregistrer à la place de ceci :',
  fieldNow: '{field} : {value}',
} as const;
