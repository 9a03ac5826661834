/** Tout ce qu’une communauté dit d’elle-même et décide. */
export const communitySettings = {
  title: 'Paramètres',
  summary: 'Ce qu’une communauté dit d’elle-même, et qui peut devenir membre.',
  lead: 'Ce que l’on lit au sujet de l’immeuble, et qui peut devenir membre. Un champ vide ne paraît pas.',
  about: 'L’immeuble',
  nameHint:
    'Comme on le dit dans l’immeuble. L’adresse de ses pages en est tirée et ne change plus.',
  languageHint:
    'La langue dans laquelle vous écrivez les textes de ce formulaire. L’autre est plus bas.',
  languages: { en: 'Anglais', fr: 'Français' },
  reach: 'Pour joindre l’immeuble',
  boardEmailHint:
    'Où arrivent les messages au conseil. Si ce champ est vide, ils vont à la gestion.',
  emergencyHint:
    'Un numéro auquel on répond hors des heures de bureau. Tout le monde peut le voir, même sans compte.',
  otherSide: 'Les mêmes textes dans l’autre langue',
  otherSideLead:
    'Laissez tout vide, ou remplissez chacun de ceux que vous avez écrits plus haut. Chaque personne lit la page dans sa langue, si elle existe.',
  door: 'Adhésions',
  fields: {
    name: 'Nom',
    address: 'Adresse',
    language: 'Langue de ces textes',
    description: 'Description',
    officeHours: 'Heures de bureau',
    acOnApprox: 'Début de la climatisation',
    heatOnApprox: 'Début du chauffage',
    fireInspectionApprox: 'Inspection de sécurité incendie',
    translation: 'Les textes dans l’autre langue',
    managerEmail: 'Courriel de la gestion',
    managerPhone: 'Téléphone de la gestion',
    boardEmail: 'Courriel du conseil',
    emergencyPhone: 'Téléphone d’urgence',
    joinPolicy: 'Adhésion ouverte à',
    peoplePerUnit: 'Nombre maximal de personnes par unité',
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
    CODE: 'Les personnes qui ont le code de leur unité',
    APPROVAL: 'Les personnes que le conseil approuve',
    OPEN: 'Tout le monde',
  },
  policyHints: {
    CODE: 'Chaque unité reçoit une lettre avec un code, qui permet de devenir membre tout de suite. Toute autre demande doit être approuvée par le conseil.',
    APPROVAL:
      'Toute demande doit être approuvée par le conseil. Un code ou une invitation permet quand même de devenir membre tout de suite.',
    OPEN: 'Toute personne qui s’inscrit et donne une unité lit tout de suite les avis et les noms. Pour un essai seulement.',
  },
  readers: {
    MEMBERS: 'Les membres seulement',
    ANYBODY: 'Toute personne qui a le lien, et les moteurs de recherche',
  },
  readerHints: {
    MEMBERS:
      'Seuls les gens de l’immeuble, le conseil, la gestion et les responsables du site les voient.',
    ANYBODY:
      'Elles sont publiques, avec le nom de la personne qui les a publiées, y compris celles qui sont déjà là, même si les lettres déjà imprimées disent le contraire. L’adresse courriel et le nom des personnes qui participent restent entre membres.',
  },
  peopleHint:
    'Laissez vide s’il n’y a pas de limite. Au-delà, le conseil doit approuver chaque demande.',
  moderate: 'Le conseil examine chacune avant sa publication',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  notSaved: 'Les paramètres n’ont pas été enregistrés',
  savedNow:
    'Ce que vous avez écrit est toujours ci-dessous. Enregistrez de nouveau pour remplacer ceci :',
  fieldNow: '{field} : {value}',
} as const;
