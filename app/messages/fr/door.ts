/** La page à la porte d’une communauté : pour qui n’est pas à l’intérieur. */
export const door = {
  titles: {
    WAITING: 'Vous attendez à la porte : {community}',
    OPENS_SOON: 'Les portes ouvrent bientôt : {community}',
    REFUSED: 'Votre demande a été refusée : {community}',
    ENDED: 'Vous n’en êtes plus membre : {community}',
    STRANGER: 'Vous n’en êtes pas membre : {community}',
  },
  leads: {
    WAITING:
      'Le conseil ou la gestion examine votre demande, d’habitude en quelques jours. Vous n’avez rien d’autre à faire.',
    UNCONFIRMED:
      'Le conseil ou la gestion examine votre demande, d’habitude en quelques jours. Il vous reste une chose à faire.',
    OPENS_SOON: 'Votre place est gardée. Vous entrerez le jour où le conseil ouvrira les portes.',
    REFUSED: 'Vous pouvez redemander, par exemple après en avoir parlé au conseil.',
    ENDED: 'Si vous habitez de nouveau ici, ou si c’est une erreur, redemandez.',
    STRANGER: 'Un code vous ouvre tout de suite. Sans code, demandez, et le conseil confirmera.',
  },
  next: 'Ce qui se passe ensuite',
  steps: {
    confirm: 'Quelqu’un du conseil compare votre nom et votre unité avec le registre.',
    open: 'Après sa confirmation, cette page devient celle de votre immeuble. Revenez voir.',
    ask: 'Si quelque chose n’est pas clair, on vous écrira à {email}.',
  },
  yourUnit: 'Vous avez indiqué : {unit}',
  reason: 'Motif : {reason}',
  code: 'Code de votre lettre',
  codeTitle: 'Vous avez une lettre avec un code ?',
  useCode: 'Entrer',
  checking: 'Un instant…',
  codeFailed: 'Le code n’a pas fonctionné',
  contact: 'Pour les joindre',
  manager: 'Gestion',
  board: 'Conseil',
  unit: 'Unité',
  askAgain: 'Redemander',
  withdraw: 'Retirer la demande',
  withdrawHint: 'Vous pourrez redemander quand vous voudrez.',
  toSettings: 'L’ajouter dans les paramètres du compte',
  changeUnit: 'L’unité n’est pas la bonne ? Changez-la dans les paramètres du compte.',
} as const;
