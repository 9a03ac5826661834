import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space } from '#app/ui/styles/tokens.ts';

/** A row that calls a number: whose it is, and the number large. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  minHeight: '4.5rem',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  marginBottom: space[2],
  color: color.ink,
  textDecoration: 'none',
  // Its label may take two lines; the number does only where it is wider than the page.
  selectors: { '&:hover': { borderColor: color.link }, '&&': { whiteSpace: 'normal' } },
});
export const callFirst = style([
  call,
  { background: color.alarm, borderColor: color.alarm, color: color.onAlarm, fontWeight: 700 },
]);
export const phone = style({
  fontSize: size.heading,
  fontWeight: 700,
  fontFamily: font.display,
  overflowWrap: 'anywhere',
});
