/** Fils Atom de ce que toute la ville peut lire. */
export const feeds = {
  follow: 'Suivre dans un lecteur de fils',
  events: { title: 'Événements à Ottawa', text: 'Les événements de la ville, dès leur annonce.' },
  articles: { title: 'Articles de The Local Link', text: 'Nouvelles locales et guides.' },
  newsletters: {
    title: 'Bulletins de The Local Link',
    text: 'Le bulletin de la ville, dès sa parution.',
  },
} as const;
