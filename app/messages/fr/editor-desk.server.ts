/** Ce que seul le serveur dit dans l’espace de rédaction. */
export const editorDeskServer = {
  loginFirst: 'Connectez-vous comme responsable du site.',
  adminsOnly: 'L’espace de rédaction est réservé aux responsables du site.',
  notFound: 'Introuvable dans l’espace de rédaction',
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré des changements pendant que vous écriviez. Votre texte est toujours là.',
  savedBefore:
    'Vous avez déjà enregistré ce formulaire, et la version enregistrée a changé depuis. Consultez-la d’abord : si vous envoyez de nouveau le formulaire, il y en aura une deuxième.',
  openSaved: 'Ouvrir la version enregistrée',
  onlyDrafts: 'Seul un brouillon peut être supprimé. Archivez ce qui a été publié.',
  tooLong: 'Limitez-vous à {maximum} caractères ; il y en a {length}.',
  saved: {
    draft: 'Brouillon enregistré',
    corrected: 'Correction enregistrée',
    published: 'C’est publié',
    archived: 'C’est archivé',
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
