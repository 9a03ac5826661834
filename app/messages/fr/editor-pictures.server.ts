/** Ce que seul le serveur dit des images de la rédaction. */
export const editorPicturesServer = {
  missing: 'Choisissez une image',
  altEnMissing: 'Décrivez l’image en anglais',
  altFrMissing: 'Décrivez l’image en français',
  altTooLong: 'Limitez-vous à 200 caractères',
  tooMany: 'Il y a déjà 40 images ici. Supprimez-en une d’abord.',
  inUse: 'Cette image est encore dans un texte ou un formulaire. Enlevez d’abord son adresse.',
  gone: 'Cette image a déjà été supprimée.',
  added: {
    title: 'Image téléversée',
    description: 'Pour montrer l’image, collez son adresse dans le formulaire.',
  },
  removed: { title: 'Image supprimée', description: 'Cette image ne peut pas être récupérée.' },
} as const;
