import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

export const footer = style({
  marginTop: space[12],
  paddingBlock: space[8],
  '@media': { [narrow]: { marginTop: space[4], paddingBlock: space[4] } },
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size.small,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gap: space[4], gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
});
export const heading = style({
  color: color.ink,
  fontFamily: font.display,
  fontSize: size.text,
  lineHeight: 1.15,
  marginBottom: space[2],
});
/** Can show what a fold has although it is closed. */
const opensByItself = 'selector(::details-content)';
/** On a wide page the headings and all links, where the browser can; elsewhere folds, whose lines say the same. */
export const columnHeading = style({
  display: 'none',
  '@media': { [wide]: { '@supports': { [opensByItself]: { display: 'block' } } } },
});
export const fold = style({
  borderTop: `1px solid ${color.line}`,
  '@media': { [wide]: { '@supports': { [opensByItself]: { borderTop: 0 } } } },
});
globalStyle(`${fold}::details-content`, { '@media': { [wide]: { contentVisibility: 'visible' } } });
export const summary = style({
  paddingBlock: space[3],
  color: color.ink,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.link } },
  '@media': { [wide]: { '@supports': { [opensByItself]: { display: 'none' } } } },
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
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[4],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
  '@media': { [narrow]: { marginTop: 0, rowGap: 0 } },
});
/** The language and the lite version, beside each other. */
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
});
export const switchButton = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});
