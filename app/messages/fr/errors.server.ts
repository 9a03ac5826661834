/** What the error page says below the title when something does not exist. */
export const errorsServer = {
  developers:
    'Vous travaillez sur le site ? Pour créer cette page, ajoutez son fichier dans app/routes.',
  door: {
    title: 'La page {de:community} est réservée à ses membres',
    picture: 'Vue {de:community} au crépuscule.',
    code: { text: 'Vous avez un code pour votre unité ?', label: 'Entrer le code' },
    help: {
      text: 'Vous habitez ici, mais vous n’arrivez pas à ouvrir cette page ?',
      label: 'Nous écrire',
    },
  },
  missing: {
    listing:
      'L’annonce que vous cherchez est introuvable. Elle a peut-être été enlevée, ou l’adresse web contient une coquille.',
    activity:
      'L’activité que vous cherchez est introuvable. Elle a peut-être été enlevée, ou l’adresse web contient une coquille.',
    article:
      'L’article que vous cherchez est introuvable. Il a peut-être été enlevé, ou l’adresse web contient une coquille.',
    community:
      'La communauté que vous cherchez est introuvable. Elle a peut-être été enlevée, ou l’adresse web contient une coquille.',
    event:
      'L’événement que vous cherchez est introuvable. Il a peut-être été enlevé, ou l’adresse web contient une coquille.',
    newsletter:
      'Le bulletin que vous cherchez est introuvable. Il a peut-être été enlevé, ou l’adresse web contient une coquille.',
    rules:
      'Les règles que vous cherchez sont introuvables. Elles ont peut-être été enlevées, ou l’adresse web contient une coquille.',
    user: 'Le profil que vous cherchez est introuvable. Il a peut-être été fermé, ou l’adresse web contient une coquille.',
    other:
      'Si vous avez suivi un lien, il n’est peut-être plus à jour. Si vous avez écrit l’adresse web, vérifiez-la.',
  },
} as const;
