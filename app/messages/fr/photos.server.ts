/** What the server alone says about photos. */
export const photosServer = {
  addressExpected: 'Indiquez l’URL de chaque photo',
  listExpected: 'Envoyez les photos sous forme de liste d’URL',
  atMost: 'Vous pouvez ajouter {maximum} photos au maximum',
  onlyOnce: 'Ajoutez chaque photo une seule fois',
  notYours: 'Utilisez seulement des photos que vous avez téléversées vous-même.',
  tooMany: {
    one: 'Choisissez une seule photo.',
    other: 'Vous pouvez ajouter {count} photos au maximum. Enlevez-en quelques-unes.',
  },
  noneAdded: 'Aucune des nouvelles photos n’a été ajoutée. Choisissez-les de nouveau.',
  noRoomToWait:
    'Impossible de garder la photo : trop de vos photos se trouvent dans des formulaires inachevés. Enregistrez l’un de ces formulaires, ou envoyez celui-ci sans nouvelle photo. Les photos inutilisées sont supprimées après un jour.',
  empty: {
    named: '« {file} » est vide. Choisissez un autre fichier.',
    unnamed: 'Ce fichier est vide. Choisissez un autre fichier.',
  },
  tooLarge: {
    named: '« {file} » dépasse 10 Mo. Réduisez l’image, ou choisissez-en une autre.',
    unnamed: 'L’une de ces photos dépasse 10 Mo. Réduisez-la, ou choisissez-en une autre.',
  },
  allTooLarge: 'Ensemble, ces photos sont trop lourdes. Envoyez moins de photos.',
  wrongFormat: {
    named: '« {file} » n’est pas une photo JPEG, PNG, WebP ou AVIF. Choisissez un autre fichier.',
    unnamed: 'Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF. Choisissez un autre fichier.',
  },
  heic: {
    named:
      '« {file} » est au format HEIC, que les navigateurs n’affichent pas. Sur un iPhone, choisissez la photo dans Photos, ou le format « Le plus compatible » dans les paramètres de l’appareil photo. Sur un ordinateur, exportez-la en JPEG.',
    unnamed:
      'Cette photo est au format HEIC, que les navigateurs n’affichent pas. Sur un iPhone, choisissez-la dans Photos, ou choisissez le format « Le plus compatible » dans les paramètres de l’appareil photo. Sur un ordinateur, exportez-la en JPEG.',
  },
  tooManyPixels: {
    named: '« {file} » compte plus de 64 millions de pixels. Réduisez d’abord l’image.',
    unnamed: 'Ce fichier compte plus de 64 millions de pixels. Réduisez d’abord l’image.',
  },
  tooManyPixelsAvif: {
    named:
      '« {file} » compte plus de 12 millions de pixels, ce qui est trop pour une photo AVIF. Réduisez l’image, ou enregistrez-la en JPEG.',
    unnamed:
      'Ce fichier compte plus de 12 millions de pixels, ce qui est trop pour une photo AVIF. Réduisez l’image, ou enregistrez-la en JPEG.',
  },
  sideTooLong: {
    named: '« {file} » dépasse 12 000 pixels en largeur ou en hauteur. Réduisez d’abord l’image.',
    unnamed: 'Ce fichier dépasse 12 000 pixels en largeur ou en hauteur. Réduisez d’abord l’image.',
  },
  tooHeavy: {
    named:
      '« {file} » est trop lourd ou trop complexe à traiter. Réduisez l’image ou enregistrez-la en JPEG, puis réessayez.',
    unnamed:
      'Ce fichier est trop lourd ou trop complexe à traiter. Réduisez l’image ou enregistrez-la en JPEG, puis réessayez.',
  },
  othersWaiting: 'Nous traitons beaucoup de photos en ce moment. Réessayez dans une demi-minute.',
  noRoom:
    'Le site manque de place pour les photos en ce moment. Réessayez plus tard, ou envoyez le formulaire sans photos.',
  damaged: {
    named: '« {file} » est endommagé et illisible. Choisissez un autre fichier.',
    unnamed: 'Ce fichier est endommagé et illisible. Choisissez un autre fichier.',
  },
  uploadMissing: 'Envoyez une photo, dans le champ « photo ».',
  uploadExpected: 'Envoyez la photo en image/* ou dans un formulaire multipart.',
  uploadTooLarge: 'Une photo ne peut pas dépasser 10 Mo.',
} as const;
