import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, size, space, wide } from '#app/ui/styles/tokens.ts';

export const footer = style({
  marginTop: space[12],
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size.small,
});
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
});
export const heading = style({
  color: color.ink,
  fontFamily: font.display,
  fontSize: size.text,
  lineHeight: 1.15,
  marginBottom: space[2],
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: color.muted,
  selectors: { '&:hover': { color: color.ink } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
export const switchButton = style({
  minHeight: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});
