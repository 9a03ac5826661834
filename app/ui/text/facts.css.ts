import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.ts';

/** The room of a dot; large text does not widen it beyond the page's own edge. */
const dot = `min(${space[4]}, 5vw)`;
/**
 * Short facts one after the other, with a dot between each two that are beside each other, and none where the line
 * breaks.
 */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${dot})`,
  // The dots of those that begin a line are out of sight; a ring around a link is not.
  clipPath: `inset(-${space[2]} -${space[2]} -${space[2]} calc(${dot} - 0.1em))`,
});
export const fact = style({
  position: 'relative',
  paddingInlineStart: dot,
  '::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: `calc(${dot} / 2 - 0.1em)`,
  },
});
