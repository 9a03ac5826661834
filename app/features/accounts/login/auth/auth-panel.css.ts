import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space } from '#app/ui/styles/tokens.ts';

/** A community of several; the only one needs no box around it. */
export const community = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  margin: 0,
  minWidth: 0,
  selectors: { '&:only-of-type': { padding: 0, border: 0 } },
});
globalStyle(`${community} > button`, { justifySelf: 'end' });
export const legend = style({
  fontWeight: 700,
  paddingInline: space[1],
  selectors: {
    // For screen readers only: the heading above says the same.
    [`${community}:only-of-type > &`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
// As wide as what goes into them.
globalStyle(`${community} input[name$="condoUnit"], ${community} input[name$="code"]`, {
  maxWidth: '16rem',
});
export const demo = style({
  marginTop: space[4],
  borderBlock: `1px solid ${color.line}`,
  fontSize: size.small,
});
/** Folded, so that it is less than the form. */
export const demoHead = style({ padding: `${space[3]} 0` });
export const demoTitle = style({ display: 'inline', fontSize: size.text });
/** In one piece, so that it is copied as it is. */
export const demoPassword = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const accounts = style({ display: 'grid', paddingBlock: space[2] });
/** Fills in the login form: who it is, and the address. */
export const account = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '2.75rem',
  padding: `${space[2]} 0`,
  background: 'none',
  border: 0,
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  textAlign: 'start',
  lineHeight: 1.4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.link } },
});
globalStyle(`${account} > span`, { color: color.muted });
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
