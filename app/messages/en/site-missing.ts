/** What leads an administrator to say who runs the site. */
export const siteMissing = {
  lead: 'Residents don’t know yet who runs this site and where to write: {form}.',
  link: 'say so here',
} as const;
