/** Ce que seul le serveur dit dans l’espace de rédaction. */
export const editorDeskServer = {
  loginFirst: 'Connectez-vous comme responsable du site.',
  adminsOnly: 'L’espace de rédaction est réservé aux responsables du site.',
  notFound: 'Cette page est introuvable dans l’espace de rédaction.',
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré des changements pendant que vous écriviez. Votre texte est toujours là.',
  savedBefore:
    'Vous avez déjà enregistré ce formulaire, et la version enregistrée a changé depuis. Ouvrez-la d’abord : si vous envoyez de nouveau le formulaire, vous créerez un doublon.',
  openSaved: 'Ouvrir la version enregistrée',
  onlyDrafts: 'Seul un brouillon peut être supprimé. Un contenu publié peut être archivé.',
  tooLong: 'Ce texte ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  saved: {
    draft: 'Brouillon enregistré',
    corrected: 'Correction enregistrée',
    published: 'Contenu publié',
    archived: 'Contenu archivé',
  },
  savedMeans: {
    draft: 'Seule la rédaction voit ce brouillon tant que vous ne le publiez pas.',
    corrected: 'Le nouveau texte est en ligne.',
    published: 'Tout le monde peut maintenant lire ce contenu.',
    archived: 'Ce contenu n’est plus dans les listes, mais son lien fonctionne toujours.',
    hidden: 'Seule la rédaction peut maintenant voir ce contenu.',
  },
  deleted: 'Brouillon supprimé',
  deletedMeans: 'Ce brouillon ne peut pas être récupéré.',
  sideRemoved: 'Traduction enlevée',
  sideRemovedMeans: 'Le numéro est maintenant dans une seule langue.',
} as const;
