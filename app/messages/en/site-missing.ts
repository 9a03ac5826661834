/** What leads an administrator to say who runs the site. */
export const siteMissing = {
  lead: 'Residents can’t yet see who runs this site or how to reach you: {form}.',
  link: 'add the details',
} as const;
