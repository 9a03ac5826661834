/** Les images dans les formulaires de la rédaction. */
export const editorPictures = {
  none: 'Aucune image pour l’instant.',
  noneOfList: 'Aucune image pour l’instant.',
  uploaded: 'Image téléversée',
  keep: 'Garder cette image',
  without: 'Aucune image',
  choose: 'Choisir sur le site',
  used: 'Images des bulletins, des événements, des articles et des encarts',
  site: 'Dessins du site',
  upload: 'Téléverser une image',
  uploadHint:
    'JPEG, PNG, WebP ou AVIF, 10 Mo au maximum. Nous effaçons le lieu et la date de la prise de vue.',
  altEn: 'Description en anglais',
  altFr: 'Description en français',
  altHint:
    'Pour l’image que vous téléversez. Dites en une phrase ce qu’elle montre, pour les personnes qui ne la voient pas.',
  add: 'Ajouter au formulaire',
  addHint: 'Montre ici l’image choisie ou téléversée. Rien n’est encore enregistré.',
  remove: 'Enlever « {name} »',
  first: 'Montrer en premier',
  firstOf: 'Montrer en premier : {name}',
  listHint: 'Quatre images au maximum. La première est montrée en grand.',
} as const;
