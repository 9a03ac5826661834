/** Ce que seul le serveur dit des images de la rédaction. */
export const editorPicturesServer = {
  missing: 'Choisissez une image',
  altEnMissing: 'Décrivez l’image en anglais',
  altFrMissing: 'Décrivez l’image en français',
  altTooLong: 'La description ne doit pas dépasser 200 caractères',
  tooMany: 'Il y a déjà 40 images. Supprimez-en une avant d’en ajouter une autre.',
  inUse:
    'Cette image est encore utilisée. Enlevez d’abord son adresse du texte ou du formulaire où elle paraît.',
  gone: 'Cette image a déjà été supprimée.',
  added: {
    title: 'Image téléversée',
    description: 'Pour montrer l’image, collez son adresse dans le formulaire.',
  },
  removed: { title: 'Image supprimée', description: 'Cette image ne peut pas être récupérée.' },
} as const;
