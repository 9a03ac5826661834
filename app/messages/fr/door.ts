/** La page d’une communauté pour les personnes qui n’en sont pas membres. */
export const door = {
  titles: {
    WAITING: 'Votre demande d’adhésion {à:community} est en attente',
    OPENS_SOON: 'La communauté {community} ouvre bientôt',
    REFUSED: 'Votre demande pour {community} a été refusée',
    WITHDRAWN: 'Vous avez retiré votre demande pour {community}',
    ENDED: 'Vous n’êtes plus membre {de:community}',
    STRANGER: 'Vous n’êtes pas membre {de:community}',
  },
  leads: {
    WAITING:
      'Le conseil ou la gestion examinera votre demande, normalement d’ici quelques jours. Vous n’avez rien d’autre à faire.',
    UNCONFIRMED:
      'Le conseil ou la gestion examinera votre demande, normalement d’ici quelques jours. Il vous reste une chose à faire.',
    OPENS_SOON:
      'Votre demande a été acceptée. Vous aurez accès au carrefour le jour où le conseil ouvrira la communauté.',
    REFUSED:
      'Vous pouvez faire une nouvelle demande, par exemple avec le bon numéro d’unité ou après en avoir parlé au conseil.',
    WITHDRAWN: 'Vous pouvez faire une nouvelle demande à tout moment.',
    ENDED:
      'Si vous habitez de nouveau dans l’immeuble, ou si c’est une erreur, faites une nouvelle demande.',
    STRANGER:
      'Avec un code, vous devenez membre tout de suite. Sans code, envoyez une demande, et le conseil l’examinera.',
  },
  picture: 'Vue {de:community} au crépuscule.',
  next: 'Ce qui se passe ensuite',
  steps: {
    confirm: 'Quelqu’un du conseil compare votre nom et votre unité avec le registre.',
    open: 'Une fois votre demande acceptée, cette page deviendra celle de votre immeuble. Revenez voir.',
    ask: 'Si quelque chose n’est pas clair, le conseil vous écrira à {email}.',
  },
  yourUnit: 'Vous avez indiqué : {unit}',
  reason: 'Motif : {reason}',
  code: 'Code de votre lettre',
  codeTitle: 'Vous avez une lettre avec un code ?',
  useCode: 'Devenir membre',
  checking: 'Un instant…',
  codeFailed: 'Le code n’a pas fonctionné',
  contact: 'Coordonnées',
  manager: 'Gestion',
  board: 'Conseil',
  unit: 'Unité',
  askAgain: 'Faire une nouvelle demande',
  askFailed: 'La demande n’a pas été envoyée',
  withdraw: 'Retirer la demande',
  withdrawHint: 'Vous pourrez faire une nouvelle demande à tout moment.',
  toSettings: 'Ouvrir les paramètres du compte',
  changeUnit: 'L’unité n’est pas la bonne ? Changez-la dans les paramètres du compte.',
} as const;
