/** The frame of the pages that explain the site. */
export const guides = {
  more: 'En savoir plus sur le site',
} as const;
