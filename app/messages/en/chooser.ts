/** Searching for a community among many. */
export const chooser = {
  title: 'Find your condo',
  lead: 'Search for your community by its name or its address.',
  all: 'Clear the search',
  label: 'By name or address',
  find: 'Find',
  finding: 'Searching…',
  hint: 'Type part of its name or address, press Find, then choose it.',
  found: { one: '{count} community found.', other: '{count} communities found.' },
  more: 'Here are the first {count}. Type more letters to find others.',
  none: 'No community has “{text}” in its name or address. Check the spelling, or type fewer letters.',
  short: 'Type at least two letters to search.',
  wait: 'Too many searches came from here. Please wait a few minutes.',
  gone: 'The community that was chosen is not here any more. Please choose again.',
  chosen: '{name} is chosen.',
  suggestions: 'Communities that fit',
} as const;
