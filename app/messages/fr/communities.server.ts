/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Communauté introuvable',
  searchTooLong: 'La recherche ne doit pas dépasser 100 caractères.',
  ofUnknown: 'of ne peut être que moderated',
  nameUnreadable: 'Donnez à la communauté un nom qui contient des lettres ou des chiffres.',
  slugReserved: 'Aucune communauté ne peut avoir l’adresse {slug}. Donnez-lui un nom plus long.',
  slugTaken: 'Il y a déjà une communauté {slug}.',
  notOpenYet:
    'Cette communauté n’a pas encore ouvert ses portes. Ses membres pourront publier dès que ce sera fait.',
  waitingAtDoor: 'Le conseil ne vous a pas encore ouvert.',
  toDoor: 'Voir la suite',
  askAtDoor: 'Voir où vous en êtes ou demander à devenir membre',
  membersOnly:
    'L’accès est réservé aux membres de cette communauté. Pour en faire partie, ajoutez-la dans les paramètres du compte.',
  membersOnlyTextKept:
    'Cette communauté n’est pas encore dans votre compte. Ajoutez-la dans les paramètres du compte, qui s’ouvrent à côté de cette page, puis choisissez ici « Continuer ». Ce que vous avez écrit est conservé.',
  nameTooLong: 'Le nom ne doit pas dépasser {maximum} caractères ; il en compte {length}.',
  addressTooLong: 'L’adresse ne doit pas dépasser {maximum} caractères ; elle en compte {length}.',
  noRules: 'Règlement introuvable',
  noEmergencyPlan: 'Plan d’urgence introuvable',
  emergencyPlanFile: 'plan-urgence.pdf',
  /** What a message that the hub opens in a mail program has in it already. */
  mail: {
    reportSubject: 'Problème à signaler : {community}',
    boardSubject: 'Pour le conseil : {community}',
    unit: 'Unité : {unit}',
    whatIsWrong: 'Ce qui ne va pas : ',
    where: 'Où : ',
    sinceWhen: 'Depuis quand : ',
  },
} as const;
