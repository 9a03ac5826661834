import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';

export const more = style({ color: color.link, paddingBlock: space[2], width: 'fit-content' });
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  paddingTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: color.link, color: color.link },
    '&[aria-current]': { borderColor: color.link, background: color.accent, fontWeight: 600 },
  },
});
