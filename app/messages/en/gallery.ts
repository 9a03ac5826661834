/** The photos of a page. */
export const gallery = {
  picture: '{title}, picture {number}',
  showPicture: 'Show photo {number}',
} as const;
