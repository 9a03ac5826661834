import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

export const footer = style({
  marginTop: space[12],
  paddingBlock: space[8],
  '@media': { [narrow]: { marginTop: space[4], paddingBlock: space[3] } },
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size.small,
});
export const columns = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  '@media': { [narrow]: { gap: space[2] }, [wide]: { gridTemplateColumns: '3fr 2fr 2fr 2fr' } },
});
// On a phone two columns of links, and above them, as wide as both, the brand and the communities.
globalStyle(`${columns} > :nth-last-child(n + 3)`, {
  '@media': { [narrow]: { gridColumn: '1/-1' } },
});
globalStyle(`${columns} > nav:nth-last-child(3) > ul`, {
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] } },
});
/** Who runs the site: a phone has that on About and Contact. */
export const operator = style({
  marginTop: space[2],
  '@media': { [narrow]: { display: 'none' } },
});
export const heading = style({
  color: color.ink,
  fontFamily: font.display,
  fontSize: size.text,
  lineHeight: 1.15,
  marginBottom: space[1],
});
export const link = style({
  display: 'block',
  '@media': { [narrow]: { paddingBlock: 0, lineHeight: '1.5rem' } },
  color: color.muted,
  selectors: { '&:hover': { color: color.ink } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[4],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
  '@media': { [narrow]: { rowGap: 0, marginTop: space[2] } },
});
export const switchButton = style({
  minHeight: '2.75rem',
  '@media': { [narrow]: { minHeight: '1.5rem' } },
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});
