/** Tout ce qu’une communauté dit d’elle-même et décide. */
export const communitySettings = {
  title: 'Paramètres',
  summary: 'Les renseignements sur l’immeuble et les conditions d’adhésion.',
  lead: 'Les renseignements affichés au sujet de l’immeuble et les conditions d’adhésion. Les champs vides ne paraissent pas.',
  about: 'L’immeuble',
  nameHint:
    'Le nom qu’on utilise dans l’immeuble. Il sert aussi à former l’adresse web de la communauté, qui ne pourra plus changer.',
  languageHint:
    'La langue dans laquelle vous écrivez. Vous pouvez ajouter l’autre langue plus bas.',
  languages: { en: 'Anglais', fr: 'Français' },
  reach: 'Coordonnées',
  boardEmailHint:
    'Les messages envoyés avec « Écrire au conseil » arrivent à cette adresse. Si ce champ est vide, ils vont à la gestion.',
  emergencyHint:
    'Un numéro auquel on répond hors des heures de bureau. Tout le monde peut le voir, même sans compte.',
  otherSide: 'Les mêmes textes dans l’autre langue',
  otherSideLead:
    'Laissez tous ces champs vides, ou traduisez chacun des textes que vous avez écrits plus haut. Chaque personne lit la page dans sa langue, si la traduction existe.',
  door: 'Adhésions',
  fields: {
    name: 'Nom',
    address: 'Adresse',
    language: 'Langue principale',
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
    joinPolicy: 'Personnes qui peuvent devenir membres',
    peoplePerUnit: 'Nombre maximal de personnes par unité',
    requireModeration: 'Examen des annonces et des activités',
    postReaders: 'Personnes qui peuvent lire les annonces et les activités',
    takesRequests: 'Demandes',
    takesBookings: 'Réservations',
  },
  hints: {
    officeHours: 'Par exemple : du lundi au vendredi, de 9 h à 17 h',
    acOnApprox: 'Par exemple : 1er juin. La gestion décide selon le temps qu’il fait.',
    heatOnApprox: 'Par exemple : 15 octobre',
    fireInspectionApprox: 'Par exemple : mars 2027',
  },
  policies: {
    CODE: 'Les personnes qui ont le code de leur unité',
    APPROVAL: 'Les personnes que le conseil accepte',
    OPEN: 'Tout le monde',
  },
  policyHints: {
    CODE: 'Chaque unité reçoit une lettre avec un code, qui permet de devenir membre tout de suite. Toute autre demande est soumise au conseil.',
    APPROVAL:
      'Chaque demande est soumise au conseil. Un code ou une invitation permet quand même de devenir membre tout de suite.',
    OPEN: 'Toute personne qui s’inscrit en indiquant une unité voit tout de suite les avis et les noms. À choisir pour un essai seulement.',
  },
  readers: {
    MEMBERS: 'Les membres seulement',
    ANYBODY: 'Toute personne qui a le lien, et les moteurs de recherche',
  },
  readerHints: {
    MEMBERS:
      'Seuls les gens de l’immeuble, le conseil, la gestion et les responsables du site voient les annonces et les activités.',
    ANYBODY:
      'Les annonces et les activités sont publiques, avec le nom de la personne qui les a publiées. Cela vaut aussi pour celles qui sont déjà en ligne, même si les lettres déjà imprimées disent le contraire. Les adresses courriel et le nom des personnes qui participent à une activité sont réservés aux membres.',
  },
  peopleHint:
    'Laissez ce champ vide s’il n’y a pas de limite. Au-delà de ce nombre, chaque demande est soumise au conseil.',
  moderate: 'Le conseil examine chaque annonce et chaque activité avant sa publication',
  work: 'Demandes et réservations',
  takeRequests:
    'Les résidents signalent un problème ici et y lisent la réponse, au lieu d’écrire un courriel',
  takeBookings: 'L’ascenseur, la salle de réception et d’autres lieux se réservent ici',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  notSaved: 'Les paramètres n’ont pas été enregistrés',
  savedNow:
    'Ce que vous avez écrit est toujours ci-dessous. Enregistrez de nouveau pour remplacer ces valeurs :',
  fieldNow: '{field} : {value}',
} as const;
