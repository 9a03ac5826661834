/** Ce que seul le serveur dit au bureau de la rédaction. */
export const editorDeskServer = {
  loginFirst: 'Connectez-vous comme responsable du site.',
  adminsOnly: 'L’espace de rédaction est réservé aux responsables du site.',
  notFound: 'Introuvable dans l’espace de rédaction',
  changedMeanwhile:
    'Quelqu’un a enregistré pendant que vous écriviez. Votre texte est toujours là.',
  savedBefore:
    'Vous aviez déjà enregistré ceci, et la version enregistrée a changé depuis. Consultez-la d’abord : si vous envoyez de nouveau ce formulaire, il sera enregistré à part.',
  openSaved: 'Ouvrir la version enregistrée',
  onlyDrafts: 'Seul un brouillon se supprime. Archivez ce qui a été publié.',
  tooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}.',
  saved: {
    draft: 'Brouillon enregistré',
    corrected: 'Correction enregistrée',
    published: 'Publication en ligne',
    archived: 'Archivé',
  },
  savedMeans: {
    draft: 'Seule la rédaction le voit tant que vous ne le publiez pas.',
    corrected: 'Le nouveau texte est en ligne.',
    published: 'Tout le monde peut le lire.',
    archived: 'Les listes ne le montrent plus ; son adresse fonctionne toujours.',
    hidden: 'Seule la rédaction le voit maintenant.',
  },
  deleted: 'Brouillon supprimé',
  deletedMeans: 'Il ne peut pas être récupéré.',
  sideRemoved: 'Traduction retirée',
  sideRemovedMeans: 'Le numéro est maintenant dans une seule langue.',
} as const;
