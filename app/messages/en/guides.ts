/** The frame of the pages that explain the site. */
export const guides = {
  more: 'More about the site',
} as const;
