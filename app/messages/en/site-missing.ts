/** What leads an administrator to say who runs the site. */
export const siteMissing = {
  lead: 'Residents can’t see yet who runs this site or where to write: {form}.',
  link: 'add it here',
} as const;
