/** Les mots des lettres sur sa place dans une communauté. */
export const membershipLetters = {
  because:
    'Vous recevez cette lettre parce que vous avez demandé à entrer dans cette communauté ou que vous en faites partie : {community}.',
  MEMBERSHIP_CONFIRMED: {
    subject: '{community} : vous voilà à l’intérieur',
    heading: '{community} a confirmé votre demande',
    text: 'Vous faites maintenant partie de la communauté : les avis, les annonces du voisinage et la vie de l’immeuble vous sont ouverts.',
    open: 'Ouvrir votre communauté',
  },
  MEMBERSHIP_REFUSED: {
    subject: '{community} : votre demande n’est pas confirmée',
    heading: '{community} n’a pas confirmé votre demande',
    text: 'Le conseil ou la gestion l’a examinée et ne vous a pas ouvert la porte. Vous pouvez demander de nouveau, par exemple avec une autre unité ou après en avoir parlé avec eux.',
    open: 'Voir où vous en êtes',
  },
  MEMBERSHIP_ENDED: {
    subject: '{community} : vous n’êtes plus membre',
    heading: '{community} : votre place a pris fin',
    text: 'Le carrefour vous est désormais fermé. Si vous y aviez publié quelque chose, c’est retiré. Si vous habitez encore là, ou s’il y a erreur, demandez de nouveau ou parlez-en au conseil.',
    open: 'Voir où vous en êtes',
  },
  MEMBERSHIP_ENDING: {
    subject: 'Votre dernier jour ({community}) : {day}',
    heading: 'Votre dernier jour ({community}) : {day}',
    text: 'Le conseil ou la gestion a fixé ce jour. D’ici là, tout reste comme avant ; ensuite, le carrefour vous sera fermé. Si vous y avez publié quelque chose, ce sera retiré. S’il y a erreur, parlez-en avec eux.',
    open: 'Ouvrir votre communauté',
  },
  MEMBERSHIP_STAYS: {
    subject: '{community} : vous restez membre',
    heading: '{community} : vous restez membre',
    text: 'Le conseil ou la gestion a retiré le dernier jour qui était fixé. Vous n’avez rien à faire.',
    open: 'Ouvrir votre communauté',
  },
  UNIT_CONFIRMED: {
    subject: '{community} : unité confirmée ({unit})',
    heading: 'Unité confirmée : {unit}',
    text: 'Le conseil ou la gestion ({community}) a confirmé que cette unité est aussi la vôtre : {unit}. Vous recevez désormais ses avis.',
    open: 'Ouvrir votre communauté',
  },
  MEMBERSHIP_WAITING: {
    subject: '{community} : votre demande attend de nouveau',
    heading: '{community} examine de nouveau votre demande',
    text: 'Le conseil ou la gestion l’a remise parmi celles qui attendent. D’ici à la décision, vous êtes à la porte. Vous n’avez rien à faire.',
    open: 'Voir où vous en êtes',
  },
  HANDED_OVER: {
    because:
      'Vous recevez cette lettre parce que cette communauté a changé de mains : {community}.',
    TO: {
      subject: '{community} : c’est maintenant à vous de vous en occuper',
      heading: '{other} vous a confié {community}',
      text: 'Vous modérez désormais {community} : vous lisez les adresses et les numéros de téléphone des membres, vous décidez qui entre et ce qui est publié, et vous rédigez les avis. Si vous ne vous y attendiez pas, parlez-en à {other}.',
      open: 'Ouvrir le bureau',
    },
    FROM: {
      subject: '{community} a changé de mains',
      heading: '{other} s’occupe maintenant de {community}',
      text: 'Vous ne modérez plus {community}, mais vous en restez membre. Si vous ne l’avez pas voulu, changez votre mot de passe et parlez-en à {other}.',
      open: 'Ouvrir votre communauté',
    },
  },
  DOORS_OPENED: {
    subject: '{community} : les portes sont ouvertes',
    heading: '{community} a ouvert ses portes',
    text: 'Votre place vous attendait, et vous voilà à l’intérieur : les avis, les annonces du voisinage et la vie de l’immeuble.',
    open: 'Ouvrir votre communauté',
  },
} as const;
