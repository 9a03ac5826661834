/** Searching for a community among many. */
export const chooser = {
  find: 'Find',
  finding: 'Searching…',
  hint: 'Type part of the name or address, select “Find”, then choose the community.',
  gone: 'That community is no longer on the list. Choose another one.',
} as const;
