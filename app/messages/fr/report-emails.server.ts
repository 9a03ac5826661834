/** Les mots de la lettre qui répond à un signalement. Elle ne nomme personne. */
export const reportEmails = {
  because:
    'Vous recevez ce courriel parce que vous avez signalé une publication, un profil ou un message.',
  subject: '{community} : une réponse à votre signalement',
  heading: {
    LISTING: 'Au sujet de l’annonce que vous avez signalée',
    ACTIVITY: 'Au sujet de l’activité que vous avez signalée',
    USER: 'Au sujet du profil que vous avez signalé',
    LETTER: 'Au sujet du message que vous avez signalé',
  },
  text: {
    UPHELD:
      'La modération {de:community} vous a donné raison et a fait le nécessaire. Merci de votre signalement.',
    DISMISSED:
      'La modération {de:community} a examiné votre signalement et a décidé de ne rien changer. Merci de l’avoir envoyé.',
  },
  privacy: 'Ni la personne visée ni la modération ne voient qui a fait le signalement.',
  open: 'Voir mes signalements',
} as const;
