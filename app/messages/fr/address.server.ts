/** Ce que seul le serveur dit des adresses courriel et de leurs liens. */
export const addressServer = {
  taken:
    'Un autre compte a maintenant cette adresse. Écrivez-nous : la page de contact est au bas du site.',
  confirmed: {
    title: 'Adresse confirmée',
    description: 'Les lettres vous parviennent à {email}.',
  },
  sentAgain: { title: 'Lettre envoyée', description: 'Regardez les courriels de {email}.' },
} as const;
