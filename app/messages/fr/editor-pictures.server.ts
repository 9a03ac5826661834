/** Ce que seul le serveur dit des images de la rédaction. */
export const editorPicturesServer = {
  altEnMissing: 'Décrivez l’image en anglais',
  altFrMissing: 'Décrivez l’image en français',
  altTooLong: 'La description ne doit pas dépasser 200 caractères',
  nothingToDescribe: 'Choisissez une image à téléverser, ou enlevez sa description',
  oneAtATime: 'Décrivez la dernière image avant d’en téléverser une autre',
  notThere: 'Cette image n’existe plus ou ne peut pas servir ici. Choisissez-en une autre.',
  ofPiece: 'Image de « {title} »',
  numbered: 'Image téléversée {id}',
  which: 'Vous avez téléversé une image, mais choisi « {chosen} ». Laquelle voulez-vous ?',
  useUpload: 'Utiliser l’image téléversée',
  useChosen: 'Garder « {chosen} »',
} as const;
