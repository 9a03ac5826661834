import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space } from '#app/ui/styles/tokens.ts';

export const community = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  margin: 0,
  minWidth: 0,
});
globalStyle(`${community} > button`, { justifySelf: 'end' });
export const legend = style({ fontWeight: 700, paddingInline: space[1] });
export const demo = style({
  marginTop: space[4],
  padding: space[4],
  background: color.accent,
  borderRadius: radius.panel,
  fontSize: size.small,
  display: 'grid',
  gap: space[2],
});
export const demoTitle = style({ fontSize: size.lead });
export const accounts = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
/** Fills in the login form: who it is, and the address. */
export const account = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  background: 'none',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'start',
  lineHeight: 1.4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { borderColor: color.link } },
});
/** One of the two parts of the registration: where somebody lives, and who they are. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  selectors: { '& + &': { marginTop: space[6] } },
});
export const partTitle = style({
  padding: 0,
  marginBottom: space[3],
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
