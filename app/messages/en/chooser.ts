/** Searching for a community among many. */
export const chooser = {
  find: 'Find',
  finding: 'Searching…',
  hint: 'Type part of its name or address, select Find, then choose it.',
  gone: 'That community is no longer here. Please choose again.',
} as const;
