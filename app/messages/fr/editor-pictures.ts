/** Les images d’un contenu au bureau de la rédaction. */
export const editorPictures = {
  link: 'Gérer les images',
  title: 'Images',
  lead: 'Téléversez une image, puis collez son adresse dans le formulaire.',
  back: 'Retour au formulaire',
  add: 'Ajouter une image',
  notAdded: 'L’image n’a pas été ajoutée',
  notRemoved: 'L’image n’a pas été supprimée',
  picture: 'Image',
  pictureHint:
    'JPEG, PNG, WebP ou AVIF, 10 Mo au maximum. Nous effaçons le lieu et la date de la prise de vue.',
  altEn: 'Description en anglais',
  altFr: 'Description en français',
  altHint: 'Dites en une phrase ce que l’image montre, pour les personnes qui ne la voient pas.',
  send: 'Téléverser l’image',
  all: 'Images téléversées',
  none: 'Aucune image pour l’instant.',
  address: 'Adresse de l’image',
  remove: 'Supprimer',
  removeOf: 'Supprimer l’image « {alt} »',
} as const;
