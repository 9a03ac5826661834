/** Les mots des lettres sur sa place dans une communauté. */
export const membershipEmails = {
  because:
    'Vous recevez ce courriel parce que vous êtes ou étiez membre {de:community}, ou avez demandé à le devenir.',
  MEMBERSHIP_CONFIRMED: {
    subject: '{community} : votre demande a été acceptée',
    heading: 'Votre demande pour {community} a été acceptée',
    text: 'Vous êtes maintenant membre : vous pouvez lire les avis, acheter et vendre dans le voisinage, et participer aux activités.',
    open: 'Ouvrir le carrefour',
  },
  MEMBERSHIP_REFUSED: {
    subject: '{community} : votre demande a été refusée',
    heading: 'Votre demande pour {community} a été refusée',
    text: 'Le conseil ou la gestion a examiné votre demande et ne l’a pas acceptée. Vous pouvez faire une nouvelle demande, par exemple avec le bon numéro d’unité ou après en avoir parlé au conseil ou à la gestion.',
    open: 'Voir ma demande',
  },
  MEMBERSHIP_ENDED: {
    subject: '{community} : vous n’êtes plus membre',
    heading: 'Vous n’êtes plus membre {de:community}',
    text: 'Vous n’avez plus accès au carrefour, et tout ce que vous y aviez publié a été retiré. Si vous habitez encore l’immeuble, ou si votre adhésion a pris fin par erreur, faites une nouvelle demande ou parlez-en au conseil.',
    open: 'Voir les détails',
  },
  MEMBERSHIP_ENDING: {
    subject: '{community} : votre adhésion prend fin le {day}',
    heading: 'Votre adhésion {à:community} prend fin le {day}',
    text: 'Le conseil ou la gestion a fixé cette date. Rien ne change d’ici là. Ensuite, vous n’aurez plus accès au carrefour, et ce que vous y avez publié sera retiré. Si cette date est une erreur, parlez-en au conseil ou à la gestion.',
    open: 'Ouvrir le carrefour',
  },
  MEMBERSHIP_STAYS: {
    subject: '{community} : vous restez membre',
    heading: 'Vous restez membre {de:community}',
    text: 'Le conseil ou la gestion a annulé la fin de votre adhésion. Vous n’avez rien à faire.',
    open: 'Ouvrir le carrefour',
  },
  UNIT_CONFIRMED: {
    subject: '{community} : une unité de plus à votre nom ({unit})',
    heading: 'Une unité de plus à votre nom ({unit})',
    text: 'Le conseil ou la gestion {de:community} a ajouté cette unité à votre nom ({unit}). Vous recevrez désormais aussi les avis destinés à cette unité.',
    open: 'Ouvrir le carrefour',
  },
  MEMBERSHIP_WAITING: {
    subject: '{community} : votre demande est de nouveau en attente',
    heading: 'Votre demande pour {community} est de nouveau en attente',
    text: 'Le conseil ou la gestion examine de nouveau votre demande. Vous n’avez rien à faire.',
    open: 'Voir ma demande',
  },
  HANDED_OVER: {
    because: 'Vous recevez ce courriel parce que la modération {de:community} a changé de mains.',
    TO: {
      subject: 'Vous vous occupez maintenant {de:community}',
      heading: '{other} vous a confié la communauté {community}',
      text: 'Vous modérez désormais la communauté {community} : vous voyez les adresses courriel et les numéros de téléphone des membres, vous examinez les demandes et les publications, et vous rédigez les avis. Si vous ne vous y attendiez pas, parlez-en {à:other}.',
      open: 'Ouvrir l’espace de gestion',
    },
    FROM: {
      subject: 'Vous ne modérez plus la communauté {community}',
      heading: '{other} s’occupe maintenant {de:community}',
      text: 'Vous ne modérez plus la communauté {community}, mais vous en restez membre. Si ce n’est pas votre décision, changez votre mot de passe et parlez-en {à:other}.',
      open: 'Ouvrir le carrefour',
    },
  },
  DOORS_OPENED: {
    subject: 'La communauté {community} est maintenant ouverte sur The Local Link',
    heading: 'La communauté {community} est maintenant ouverte sur The Local Link',
    text: 'Vous êtes membre : vous pouvez lire les avis, acheter et vendre dans le voisinage, et participer aux activités.',
    open: 'Ouvrir le carrefour',
  },
} as const;
