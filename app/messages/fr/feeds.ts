/** Fils Atom de ce que toute la ville peut lire. */
export const feeds = {
  follow: 'S’abonner au fil Atom',
  events: { title: 'Événements à Ottawa', text: 'Les événements de la ville, dès leur annonce.' },
  articles: { title: 'Articles de The Local Link', text: 'Nouvelles locales et guides.' },
  newsletters: {
    title: 'Bulletins de The Local Link',
    text: 'Le bulletin de la ville, dès sa parution.',
  },
} as const;
