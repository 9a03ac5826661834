/** What a search for a community says; a browser has it once it suggests. */
export const suggestions = {
  found: { one: '{count} community found.', other: '{count} communities found.' },
  more: 'Here are the first {count} communities. Type more letters to find others.',
  none: 'No matches for “{text}”. Check the spelling, or type fewer letters.',
  short: 'Type at least two letters to search.',
  wait: 'Too many searches in a short time. Wait a few minutes and try again.',
  chosen: '{name} selected.',
  label: 'Matching communities',
} as const;
