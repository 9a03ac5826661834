/** The bookmark of a community. */
export const bookmarks = {
  add: 'Mettre en favori',
  addFor: 'Mettre en favori : {community}',
  remove: 'Retirer des favoris',
  removeFor: 'Retirer des favoris : {community}',
  addTip: 'Place cette communauté en tête de votre liste.',
  removeTip: 'Remet cette communauté à sa place dans votre liste.',
  saving: 'Un instant…',
} as const;
