/** The frame of the pages that explain the site. */
export const guides = {
  contents: 'On this page',
  more: 'More about the site',
} as const;
