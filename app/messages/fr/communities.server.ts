/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Communauté introuvable',
  searchTooLong: 'La recherche ne doit pas dépasser 100 caractères',
  ofUnknown: 'Le paramètre « of » ne peut être que « moderated »',
  nameUnreadable: 'Indiquez un nom qui contient des lettres ou des chiffres',
  slugReserved:
    '« {slug} » est réservé et ne peut pas servir d’adresse web. Choisissez un autre nom.',
  slugTaken: 'Une autre communauté a déjà l’adresse web « {slug} ». Choisissez un autre nom.',
  notOpenYet:
    'Cette communauté n’est pas encore ouverte. Ses membres pourront publier dès qu’elle le sera.',
  waitingAtDoor: 'Votre demande d’adhésion est toujours en attente.',
  toDoor: 'Voir ma demande',
  askAtDoor: 'Vérifier mon adhésion',
  membersOnly:
    'L’accès est réservé aux membres de cette communauté. Vérifiez votre adhésion, ou ajoutez-la dans les paramètres du compte.',
  membersOnlyTextKept:
    'Cette communauté n’est pas encore dans votre compte. Ajoutez-la dans les paramètres du compte, qui s’ouvrent dans un nouvel onglet, puis revenez à cette page et sélectionnez « Continuer ». Ce que vous avez écrit est conservé.',
  nameTooLong: 'Le nom ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  addressTooLong: 'L’adresse ne doit pas dépasser {maximum} caractères ; elle en compte {length}',
  noRules: 'Règles introuvables',
  noEmergencyPlan: 'Plan d’urgence introuvable',
  emergencyPlanFile: 'plan-urgence.pdf',
  /** What the hub counts. */
  figures: {
    residents: { one: 'membre', other: 'membres' },
    windowsLit: {
      one: 'fenêtre allumée cette semaine',
      other: 'fenêtres allumées cette semaine',
    },
    activeListings: { one: 'annonce en ligne', other: 'annonces en ligne' },
    upcomingEvents: { one: 'activité à venir', other: 'activités à venir' },
  },
  /** The important dates of a building. */
  dates: {
    airConditioningOn: 'Début de la climatisation',
    heatOn: 'Début du chauffage',
    fireInspection: 'Inspection de sécurité incendie',
  },
  /** What a member can do from the hub. */
  quick: {
    book: 'Réserver',
    reportIssue: 'Signaler un problème',
    viewRules: 'Voir les règles',
    documents: 'Documents',
    contactBoard: 'Écrire au conseil',
    opensMail: '« Signaler un problème » et « Écrire au conseil » ouvrent un nouveau courriel.',
    contactOpensMail: '« Écrire au conseil » ouvre un nouveau courriel.',
    boardThroughManager:
      'Le conseil n’a pas d’adresse courriel : « Écrire au conseil » ouvre un courriel à la gestion, qui le transmet.',
  },
  /** What a message that the hub opens in a mail program has in it already. */
  mail: {
    reportSubject: 'Problème {à:community}',
    boardSubject: 'Pour le conseil {de:community}',
    unit: 'Unité : {unit}',
    whatIsWrong: 'Ce qui ne va pas : ',
    where: 'Où : ',
    sinceWhen: 'Depuis quand : ',
  },
} as const;
