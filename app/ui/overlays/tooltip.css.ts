import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { narrow, radius, size, space, tooltipTimes } from '../styles/tokens.ts';

/**
 * How long a tooltip waits: 700 ms, and not at all within 300 ms of the one before (rules 6.13).
 * It is registered as a time, so that a transition without a duration can change it later: once a
 * control was pointed at for 700 ms, the others stop waiting.
 */
const wait = createVar({ syntax: '<time>', inherits: true, initialValue: tooltipTimes.wait });
/** Its name, which a transition wants: 'var(--name)' without the 'var()'. */
const waitName = wait.slice(4, -1);

// Waiting moves nothing, so it stays for people who want less motion.
export const anchor = style({
  position: 'relative',
  display: 'inline-grid',
  transition: `${waitName} 0s ${tooltipTimes.near} !important`,
  // It must not start to wait again while its tooltip shows.
  selectors: { '&:hover': { transition: `${waitName} 0s ${tooltipTimes.longer} !important` } },
});
globalStyle(`body:has(${anchor}:hover) ${anchor}:not(:hover)`, {
  transition: `${waitName} 0s ${tooltipTimes.wait} !important`,
  vars: { [wait]: '0ms' },
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** It touches its control, so that a pointer can move onto it. */
const tip = style({
  display: 'none',
  position: 'absolute',
  zIndex: 25,
  width: 'max-content',
  maxWidth: 'min(15rem, 70vw)',
  padding: `${space[1]} ${space[3]}`,
  background: color.raised,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: 400,
  textAlign: 'start',
  animation: `${appear} 0s ${wait} both !important`,
  '@media': { print: { display: 'none !important' } },
});
/** On a narrow page it stays over the middle of its control, so that it never leaves the page. */
export const above = style([
  tip,
  {
    bottom: '100%',
    insetInlineStart: 0,
    '@media': {
      [narrow]: { insetInlineStart: '50%', width: 'min(7rem, 30vw)', translate: '-50%' },
    },
  },
]);
export const below = style([tip, { top: '100%', insetInlineEnd: 0 }]);

globalStyle(`${anchor}:hover > [role="tooltip"]`, {
  '@media': { '(hover: hover)': { display: 'block' } },
});
globalStyle(`${anchor}:has(> :focus-visible) > [role="tooltip"]`, { display: 'block' });
globalStyle(`[data-no-tips] ${anchor} > [role="tooltip"]`, { display: 'none' });
