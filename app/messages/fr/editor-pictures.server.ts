/** Ce que seul le serveur dit des images de la rédaction. */
export const editorPicturesServer = {
  missing: 'Choisissez une image',
  altEnMissing: 'Dites en anglais ce qu’elle montre',
  altFrMissing: 'Dites en français ce qu’elle montre',
  altTooLong: 'Limitez-vous à 200 caractères',
  tooMany: 'Ce contenu a déjà 40 images. Supprimez-en une d’abord.',
  inUse: 'Cette image est encore dans un texte ou un formulaire. Enlevez d’abord son adresse.',
  gone: 'Cette image a déjà été supprimée.',
  added: {
    title: 'Image téléversée',
    description: 'Mettez son adresse dans le formulaire pour la montrer.',
  },
  removed: { title: 'Image supprimée', description: 'Elle a disparu pour de bon.' },
} as const;
