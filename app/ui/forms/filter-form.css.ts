import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { space } from '../styles/tokens.ts';

export const more = style({ color: color.link, paddingBlock: space[2], width: 'fit-content' });
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  paddingTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
