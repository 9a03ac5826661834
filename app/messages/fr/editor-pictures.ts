/** Les images d’un contenu au bureau de la rédaction. */
export const editorPictures = {
  link: 'Images de ce contenu',
  title: 'Images',
  lead: 'Téléversez une image, puis collez son adresse dans le formulaire.',
  back: 'Retour au formulaire',
  add: 'Ajouter une image',
  notAdded: 'L’image n’a pas été ajoutée',
  picture: 'Image',
  pictureHint:
    'JPEG, PNG, WebP ou AVIF, jusqu’à 10 Mo. Nous enlevons le lieu et le moment de la prise de vue.',
  altEn: 'Ce qu’elle montre, en anglais',
  altFr: 'Ce qu’elle montre, en français',
  altHint: 'Une phrase pour les personnes qui ne la voient pas.',
  send: 'Téléverser',
  all: 'Images téléversées',
  none: 'Aucune pour le moment.',
  address: 'Son adresse',
  remove: 'Supprimer',
  removeOf: 'Supprimer l’image : {alt}',
} as const;
