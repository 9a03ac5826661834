/** Ce que seul le serveur dit au bureau de la rédaction. */
export const editorDeskServer = {
  loginFirst: 'Connectez-vous comme membre de l’administration.',
  adminsOnly: 'Le bureau de la rédaction est réservé à l’administration.',
  notFound: 'Introuvable au bureau de la rédaction',
  changedMeanwhile:
    'Quelqu’un a enregistré pendant que vous écriviez. Votre texte est toujours là.',
  savedBefore:
    'Vous aviez déjà enregistré ceci, et ce qui est enregistré a changé depuis. Consultez-le d’abord : si vous envoyez de nouveau ce formulaire, il sera enregistré à part.',
  openSaved: 'Ouvrir ce qui est enregistré',
  onlyDrafts: 'Seul un brouillon se supprime. Archivez ce qui a été publié.',
  tooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}.',
  saved: {
    draft: 'Brouillon enregistré',
    corrected: 'Correction enregistrée',
    published: 'Publication faite',
    archived: 'Archivage fait',
  },
  savedMeans: {
    draft: 'Seul ce bureau le voit tant que vous ne le publiez pas.',
    corrected: 'Ce que vous avez enregistré est en place.',
    published: 'Tout le monde peut le lire.',
    archived: 'Les listes ne le montrent plus ; son adresse fonctionne toujours.',
    hidden: 'Seul ce bureau le voit maintenant.',
  },
  deleted: 'Brouillon supprimé',
  deletedMeans: 'Il a disparu pour de bon.',
  sideRemoved: 'Traduction retirée',
  sideRemovedMeans: 'Le numéro est maintenant dans une seule langue.',
} as const;
