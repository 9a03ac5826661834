import type { Translation } from '#app/lib/i18n/message.ts';
import type { recordsDeskServer as en } from '../en/records-desk.server.ts';

/** What the server alone says about keeping the records shelf. */
export const recordsDeskServer = {
  titleMissing: 'Donnez un titre',
  tooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}',
  folderMissing: 'Choisissez un dossier',
  languageMissing: 'Choisissez la langue',
  dateMissing: 'Indiquez la date',
  dateInvalid: 'Écrivez une vraie date, en année-mois-jour',
  accessMissing: 'Choisissez qui peut le voir',
  accessUnknown: 'Choisissez dans la liste qui peut le voir',
  keepMissing: 'Choisissez la durée de conservation',
  retainUntilMissing: 'Indiquez jusqu’à quand le conserver',
  fileMissing: 'Choisissez un fichier',
  noteMissing: 'Dites ce qui a changé',
  reasonMissing: 'Donnez une raison',
  notSure: 'Cochez cette case si vous voulez le supprimer',
  nameMissing: 'Nommez-le dans une langue ou dans les deux',
  versionInvalid: 'Ouvrez de nouveau ce formulaire',
  leadMissing: 'Écrivez les premières lignes',
  headingMissing: 'Donnez un titre à la section',
  textMissing: 'Écrivez le texte de la section',
  sectionMissing: 'Écrivez au moins une section',
  tooManySections: 'Il peut y avoir au plus {maximum} sections',
  looser: {
    EVERYONE: 'Choisissez dans la liste qui peut le voir',
    OWNERS:
      'Son dossier est réservé aux propriétaires. Choisissez les propriétaires ou le conseil, ou un autre dossier.',
    BOARD: 'Son dossier est réservé au conseil. Choisissez le conseil, ou un autre dossier.',
  },
  notAPlan:
    'Seul un PDF du dossier Mesures d’urgence que tout le monde peut voir peut être le plan d’urgence.',
  planIsPdf: 'C’est le plan d’urgence : il faut un PDF.',
  full: 'Il y a déjà {maximum} documents, le plus qu’on puisse garder. Supprimez-en qui ont été retirés.',
  fullOfFolders: 'Il peut y avoir au plus {maximum} dossiers.',
  changedMeanwhile:
    'Une autre personne vient de modifier ce document. Regardez ce qui est enregistré, puis envoyez de nouveau.',
  folderChanged:
    'Une autre personne vient de modifier ce dossier. Regardez ce qui est enregistré, puis envoyez de nouveau.',
  textChanged:
    'Une autre personne vient de modifier ce texte. Regardez ce qui est enregistré, puis envoyez de nouveau.',
  takeDownFirst: 'Ce document est encore accessible. Retirez-le avant de le supprimer.',
  folderInUse: 'On ne peut supprimer qu’un dossier vide que vous avez ajouté.',
  toasts: {
    added: 'Document déposé',
    addedText: 'Les personnes qui peuvent le voir le trouvent dans son dossier.',
    scan: 'Ce PDF semble numérisé, sans texte : on ne peut rien y chercher, et les lecteurs d’écran ne peuvent pas le lire. Si vous avez l’original, ajoutez-le comme nouvelle version.',
    saved: 'Enregistré',
    savedText: 'La modification est visible tout de suite.',
    takenDown: 'Document retiré',
    takenDownText: 'Seule la modération le voit maintenant. Vous pouvez le remettre.',
    putBack: 'Document remis',
    putBackText: 'Les personnes qui peuvent le voir le retrouvent dans son dossier.',
    deleted: 'Document supprimé',
    deletedText: 'Le document et ses versions n’existent plus.',
    folderDeleted: 'Le dossier n’existe plus.',
    otherSide: 'Il y a aussi un texte dans l’autre langue. Corrigez-le également.',
  },
} as const satisfies Translation<typeof en>;
