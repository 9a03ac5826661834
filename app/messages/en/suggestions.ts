/** What a search for a community says; a browser has it once it suggests. */
export const suggestions = {
  found: { one: '{count} community found.', other: '{count} communities found.' },
  more: 'Here are the first {count}. Type more letters to find others.',
  none: 'No community has “{text}” in its name or address. Check the spelling, or type fewer letters.',
  short: 'Type at least two letters to search.',
  wait: 'Too many searches came from here. Please wait a few minutes.',
  chosen: '{name} is chosen.',
  label: 'Communities that fit',
} as const;
