import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';
import { choice, hint } from './field.css.ts';

/**
 * A form whose checkboxes and radio buttons are drawn in the colours of its fields: a browser's own are grey. Pages
 * with many posts have no room for it within their 20 kB.
 */
export const boxes = style({});
const drawn = 'screen and (forced-colors: none)';
globalStyle(`${boxes} :is(input[type="checkbox"], input[type="radio"])`, {
  '@media': {
    [drawn]: {
      appearance: 'none',
      background: color.surface,
      border: `1px solid ${color.edge}`,
      borderRadius: radius.small,
    },
  },
});
globalStyle(`${boxes} input[type="radio"]`, { '@media': { [drawn]: { borderRadius: '50%' } } });
globalStyle(`${boxes} input[type]:checked`, {
  '@media': { [drawn]: { background: color.action, borderColor: color.action } },
});
globalStyle(`${boxes} input[type="radio"]:checked`, {
  '@media': { [drawn]: { borderWidth: 6, background: color.onAction } },
});
globalStyle(`${boxes} input[type="checkbox"]:checked::before`, {
  '@media': {
    [drawn]: {
      content: '',
      display: 'block',
      height: '100%',
      background: color.onAction,
      clipPath: 'polygon(22% 46%, 14% 54%, 40% 80%, 86% 32%, 78% 24%, 40% 64%)',
    },
  },
});
// Beside the first line of a label of several.
globalStyle(`${boxes} ${choice}`, {
  alignItems: 'start',
  paddingBlock: `calc(2.5 * ${space[1]})`,
});
globalStyle(`${boxes} ${choice} > input[type]`, { marginTop: `calc(${space[1]} / 2)` });
globalStyle(`${boxes} ${hint}`, { textWrapStyle: 'pretty' });
