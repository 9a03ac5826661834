/** The frame of the pages that explain the site. */
export const guides = {
  contents: 'Sur cette page',
  more: 'En savoir plus sur le site',
} as const;
