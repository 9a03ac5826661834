/** Les photos d’une page. */
export const gallery = {
  picture: '{title}, image {number}',
  showPicture: 'Afficher la photo {number}',
} as const;
