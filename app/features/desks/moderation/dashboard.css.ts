import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

/** Little stands above the first post. */
export const top = style({ display: 'grid', gap: space[2] });
/** The role, and what is done here beside it or, on a phone, below. */
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
globalStyle(`${top} > h1`, {
  fontSize: size.heading,
  '@media': { [wide]: { fontSize: size.title } },
});
/** What is below the figures. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  color: color.muted,
  fontSize: size.small,
});
/** The filters beside the heading of what they filter. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
});
export const chooser = style({ flex: '0 1 20rem', minWidth: 0 });
/** The way to choose a community, beside its list. */
export const buttons = style({
  paddingTop: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
});
globalStyle(`${buttons} > *`, { '@media': { [narrow]: { flex: '1 1 auto' } } });
export const done = style({ paddingTop: space[6] });
export const recent = style({ borderBottom: `1px solid ${color.line}` });
export const decision = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '2.75rem',
  borderTop: `1px solid ${color.line}`,
});
