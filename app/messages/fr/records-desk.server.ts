/** What the server alone says about keeping the records shelf. */
export const recordsDeskServer = {
  titleMissing: 'Indiquez un titre',
  tooLong: 'Limitez ce texte à {maximum} caractères ; il en compte {length}',
  folderMissing: 'Choisissez un dossier',
  languageMissing: 'Choisissez la langue du document',
  dateMissing: 'Indiquez la date du document',
  dateInvalid: 'Écrivez la date comme ceci : 2026-12-31',
  accessMissing: 'Choisissez le niveau d’accès',
  accessUnknown: 'Choisissez le niveau d’accès dans la liste',
  keepMissing: 'Choisissez la durée de conservation',
  retainUntilMissing: 'Indiquez jusqu’à quelle date conserver le document',
  fileMissing: 'Choisissez un fichier',
  noteMissing: 'Indiquez ce qui a changé',
  reasonMissing: 'Donnez un motif',
  notSure: 'Cochez cette case pour confirmer que vous voulez supprimer le document',
  nameMissing: 'Nommez le dossier dans une langue ou dans les deux',
  versionInvalid: 'Nous n’avons pas pu lire ce formulaire. Ouvrez-le de nouveau.',
  leadMissing: 'Écrivez l’introduction',
  headingMissing: 'Donnez un titre à la section',
  textMissing: 'Écrivez le texte de la section',
  sectionMissing: 'Ajoutez au moins une section',
  tooManySections: 'Vous pouvez ajouter {maximum} sections au maximum',
  looser: {
    EVERYONE: 'Choisissez le niveau d’accès dans la liste',
    OWNERS:
      'Ce dossier est réservé aux propriétaires. Choisissez le niveau d’accès « Propriétaires » ou « Conseil », ou un autre dossier.',
    BOARD:
      'Ce dossier est réservé au conseil. Choisissez le niveau d’accès « Conseil », ou un autre dossier.',
  },
  notAPlan:
    'Le plan d’urgence doit être un PDF accessible à tous les membres et classé dans le dossier « Mesures d’urgence ».',
  sameFile: 'Ce fichier a le même contenu que la version {number}. Choisissez le nouveau.',
  planIsPdf: 'Ce document est le plan d’urgence : choisissez un PDF.',
  full: 'Il y a déjà {maximum} documents, le maximum permis. Supprimez d’abord des documents retirés.',
  fullOfFolders:
    'Il y a déjà {maximum} dossiers, le maximum permis. Supprimez d’abord un dossier vide.',
  changedMeanwhile:
    'Une autre personne vient de modifier ce document. Vérifiez ce qui est enregistré, puis enregistrez de nouveau.',
  folderChanged:
    'Une autre personne vient de modifier ce dossier. Vérifiez ce qui est enregistré, puis enregistrez de nouveau.',
  textChanged:
    'Une autre personne vient de modifier ce texte. Vérifiez ce qui est enregistré, puis enregistrez de nouveau.',
  takeDownFirst: 'Ce document est encore accessible. Retirez-le avant de le supprimer.',
  folderInUse: 'Seuls les dossiers vides ajoutés par le conseil peuvent être supprimés.',
  toasts: {
    added: 'Document ajouté',
    addedText: 'Les personnes qui y ont accès trouveront le document dans son dossier.',
    versionAdded: 'Nouvelle version ajoutée',
    versionAddedText:
      'Les personnes qui y ont accès voient déjà cette version. Les précédentes sont conservées.',
    scan: 'Ce PDF semble numérisé, sans texte : on ne peut pas y faire de recherche, et les lecteurs d’écran ne peuvent pas le lire. Si vous avez l’original, ajoutez-le comme nouvelle version.',
    saved: 'Modifications enregistrées',
    savedText: 'Vos modifications sont déjà visibles.',
    takenDown: 'Document retiré',
    takenDownText: 'Seule la modération voit maintenant ce document. Vous pouvez le rétablir.',
    putBack: 'Document rétabli',
    putBackText: 'Les personnes qui y ont accès retrouveront le document dans son dossier.',
    deleted: 'Suppression terminée',
    deletedText: 'Le document et ses versions ont été supprimés.',
    folderDeleted: 'Le dossier a été supprimé.',
    otherSide: 'Ce texte a aussi une version dans l’autre langue. Corrigez-la au besoin.',
  },
} as const;
