/** The page of a listing. */
export const listingView = {
  contactSeller: 'Personne à joindre',
  communityMember: 'Membre de la communauté',
  sendEmail: 'Envoyer un courriel',
  emailSubject: 'Cela m’intéresse : {title}',
  noEmail: {
    REACHES:
      'Vous n’avez donné aucune adresse courriel. Le voisinage peut quand même vous écrire à partir de cette page, sans voir votre adresse.',
    WAITS:
      'Vous n’avez donné aucune adresse courriel. Le voisinage peut vous écrire à partir de cette page, et les messages vous parviendront une fois votre adresse confirmée.',
    BOUNCES:
      'Vous n’avez donné aucune adresse courriel, et les courriels envoyés à celle de votre compte nous reviennent : le voisinage ne peut pas vous écrire. Vérifiez l’adresse dans les paramètres de votre compte.',
    REFUSED:
      'Vous n’avez donné aucune adresse courriel, et vous avez désactivé les messages du voisinage : personne ne peut vous écrire.',
    NO_MAIL:
      'Vous n’avez donné aucune adresse courriel, et ce site n’envoie pas encore de courriels : le voisinage ne peut pas vous écrire.',
    neighbour: 'Vous pouvez écrire {à:seller} à partir de cette page.',
    stranger: 'Cette annonce n’indique pas d’adresse courriel.',
  },
  addEmail: 'Modifier l’annonce pour ajouter une adresse courriel',
  sold: 'Cet article est vendu.',
  notOpen: 'Cette annonce n’est pas accessible pour l’instant.',
  details: 'Détails de l’article',
  posted: 'Publiée le {date}',
  sent: 'Envoyée le {date}',
  seller: 'Proposé par',
  notDone: 'Rien n’a été modifié',
} as const;
