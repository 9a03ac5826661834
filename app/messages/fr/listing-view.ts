/** The page of a listing. */
export const listingView = {
  contactSeller: 'Personne à joindre',
  communityMember: 'Membre de la communauté',
  sendEmail: 'Envoyer un courriel',
  emailSubject: 'Cela m’intéresse : {title}',
  noEmail: {
    author:
      'Vous n’avez donné aucune adresse courriel. Le voisinage peut quand même vous écrire à partir de cette page, sans voir votre adresse.',
    unreachable:
      'Vous n’avez donné aucune adresse courriel, et le voisinage ne peut pas vous écrire à partir de cette page. Dans votre compte, vérifiez que votre adresse courriel est confirmée et fonctionne, et que les messages du voisinage sont activés.',
    neighbour:
      'Cette annonce n’indique pas d’adresse courriel. Vous croiserez peut-être {seller} {à:community}.',
    stranger: 'Cette annonce n’indique pas d’adresse courriel.',
  },
  addEmail: 'Modifier l’annonce pour ajouter une adresse courriel',
  sold: 'Cet article est vendu.',
  notOpen: 'Cette annonce n’est pas accessible pour l’instant.',
  details: 'Détails de l’article',
  posted: 'Publiée le {date}',
  seller: 'Proposé par',
  notDone: 'Rien n’a été modifié',
} as const;
