/** Searching for a community among many. */
export const chooser = {
  find: 'Find',
  finding: 'Searching…',
  hint: 'Type part of its name or address, press Find, then choose it.',
  gone: 'The community that was chosen is not here any more. Please choose again.',
} as const;
