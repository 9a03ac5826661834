/** What leads an administrator to say who runs the site. */
export const siteMissing = {
  lead: 'Residents can’t see yet who runs this site or how to reach them: {form}.',
  link: 'add the details',
} as const;
