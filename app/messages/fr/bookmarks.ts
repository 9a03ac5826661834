/** The bookmark of a community. */
export const bookmarks = {
  add: 'Mettre en favori',
  addFor: 'Mettre en favori la communauté {community}',
  remove: 'Retirer des favoris',
  removeFor: 'Retirer des favoris la communauté {community}',
  addTip: 'Place cette communauté en tête de votre liste.',
  removeTip: 'Remet cette communauté à sa place dans votre liste.',
  saving: 'Un instant…',
} as const;
