/** Ce que seul le serveur dit des adresses courriel et de leurs liens. */
export const addressServer = {
  taken:
    'Un autre compte utilise maintenant cette adresse courriel. Écrivez-nous : le lien « Nous joindre » est au bas de la page.',
  confirmed: {
    title: 'Adresse courriel confirmée',
    description: 'Nous vous écrirons à {email}.',
  },
  sentAgain: {
    title: 'Courriel envoyé',
    description: 'Consultez vos courriels à l’adresse {email}.',
  },
} as const;
