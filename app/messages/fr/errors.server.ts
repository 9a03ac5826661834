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
      'Cette annonce n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    activity:
      'Cette activité n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    article:
      'Cet article n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    community:
      'Cette communauté n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    event:
      'Cet événement n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    newsletter:
      'Ce bulletin n’existe pas ou n’est plus en ligne. L’adresse web contient peut-être une coquille.',
    rules:
      'Ces règles n’existent pas ou ne sont plus en ligne. L’adresse web contient peut-être une coquille.',
    user: 'Ce profil n’existe pas ou a été fermé. L’adresse web contient peut-être une coquille.',
    other:
      'Si vous avez suivi un lien, il n’est peut-être plus à jour. Si vous avez écrit l’adresse web, vérifiez-la.',
  },
} as const;
