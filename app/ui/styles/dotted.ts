import { space } from './tokens.ts';

/** A line of facts with a dot between each two that are beside each other, and none where the line breaks. */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[4]})`,
  // The dots of those that begin a line are out of sight.
  clipPath: `inset(0 0 0 ${space[4]})`,
} as const;

/** Each fact of such a line. */
export const dottedFact = {
  position: 'relative',
  paddingInlineStart: space[4],
  '::before': { content: '·', position: 'absolute', insetInlineStart: '0.4rem' },
} as const;
