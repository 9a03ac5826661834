/** Ce que seul le serveur dit des adresses courriel et de leurs liens. */
export const addressServer = {
  taken:
    'Un autre compte a maintenant cette adresse. Écrivez-nous : la page de contact est au bas du site.',
  confirmed: {
    title: 'Adresse confirmée',
    description: 'Vos courriels arriveront à {email}.',
  },
  sentAgain: {
    title: 'Courriel envoyé',
    description: 'Consultez vos courriels à l’adresse {email}.',
  },
} as const;
