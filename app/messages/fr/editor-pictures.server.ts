/** Ce que seul le serveur dit des images de la rédaction. */
export const editorPicturesServer = {
  missing: 'Choisissez une image',
  altEnMissing: 'Décrivez l’image en anglais',
  altFrMissing: 'Décrivez l’image en français',
  altTooLong: 'La description ne doit pas dépasser 200 caractères',
  tooMany: 'Il y a déjà 40 images ici. Supprimez-en une d’abord.',
  inUse:
    'Cette image est encore dans un texte ou un formulaire. Enlevez-y d’abord l’adresse de l’image.',
  gone: 'Cette image a déjà été supprimée.',
  added: {
    title: 'Image téléversée',
    description: 'Pour montrer l’image, collez son adresse dans le formulaire.',
  },
  removed: { title: 'Image supprimée', description: 'Cette image ne peut pas être récupérée.' },
} as const;
