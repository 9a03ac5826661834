/** What the server alone says about keeping the records shelf. */
export const recordsDeskServer = {
  titleMissing: 'Donnez un titre',
  tooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}',
  folderMissing: 'Choisissez un dossier',
  languageMissing: 'Choisissez la langue',
  dateMissing: 'Indiquez la date',
  dateInvalid: 'Écrivez la date comme ceci : 2026-12-05',
  accessMissing: 'Choisissez l’accès',
  accessUnknown: 'Choisissez l’accès dans la liste',
  keepMissing: 'Choisissez la durée de conservation',
  retainUntilMissing: 'Indiquez jusqu’à quelle date conserver le document',
  fileMissing: 'Choisissez un fichier',
  noteMissing: 'Indiquez ce qui a changé',
  reasonMissing: 'Donnez un motif',
  notSure: 'Cochez cette case si vous voulez supprimer le document',
  nameMissing: 'Nommez le dossier dans une langue ou dans les deux',
  versionInvalid: 'Rechargez ce formulaire',
  leadMissing: 'Écrivez l’introduction',
  headingMissing: 'Donnez un titre à la section',
  textMissing: 'Écrivez le texte de la section',
  sectionMissing: 'Écrivez au moins une section',
  tooManySections: 'Vous pouvez ajouter {maximum} sections au maximum',
  looser: {
    EVERYONE: 'Choisissez dans la liste qui peut voir le document',
    OWNERS:
      'Ce dossier est réservé aux propriétaires. Choisissez l’accès « Propriétaires » ou « Conseil », ou un autre dossier.',
    BOARD:
      'Ce dossier est réservé au conseil. Choisissez l’accès « Conseil », ou un autre dossier.',
  },
  notAPlan:
    'Le plan d’urgence doit être un PDF du dossier Mesures d’urgence que tout le monde peut voir.',
  planIsPdf: 'C’est le plan d’urgence : il faut un PDF.',
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
  folderInUse: 'Seul un dossier vide que vous avez ajouté peut être supprimé.',
  toasts: {
    added: 'Document ajouté',
    addedText: 'Les personnes qui y ont accès trouveront le document dans son dossier.',
    scan: 'Ce PDF semble numérisé, sans texte : on ne peut rien y chercher, et les lecteurs d’écran ne peuvent pas le lire. Si vous avez l’original, ajoutez-le comme nouvelle version.',
    saved: 'Enregistré',
    savedText: 'La modification est déjà visible.',
    takenDown: 'Document retiré',
    takenDownText: 'Seule la modération voit maintenant ce document. Vous pouvez le rétablir.',
    putBack: 'Document rétabli',
    putBackText: 'Les personnes qui y ont accès retrouveront le document dans son dossier.',
    deleted: 'Document supprimé',
    deletedText: 'Le document et ses versions ont été supprimés.',
    folderDeleted: 'Le dossier a été supprimé.',
    otherSide: 'Il y a aussi un texte dans l’autre langue. Corrigez-le au besoin.',
  },
} as const;
