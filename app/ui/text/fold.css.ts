import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { space } from '../styles/tokens.ts';

export const fold = style({ borderTop: `1px solid ${color.line}`, overflowWrap: 'anywhere' });
/** As high as a button, for thumbs. */
export const head = style({
  paddingBlock: `calc(2.5 * ${space[1]})`,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.link } },
});
