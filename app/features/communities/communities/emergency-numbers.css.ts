import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** 911 over the whole width, and the building's own side by side where there is room. */
export const numbers = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gap: space[3], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${numbers} > :is(:first-child, :nth-child(2):last-child)`, { gridColumn: '1 / -1' });
/** A row that calls a number: whose it is, the number large below it, and at its end what pressing does. */
export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  height: '100%',
  minHeight: '4.5rem',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  // Its label may take two lines; the number does only where it is wider than the page.
  selectors: { '&:hover': { borderColor: color.link }, '&&': { whiteSpace: 'normal' } },
});
globalStyle(`${call} > svg`, { gridColumn: 2, gridRow: '1 / span 2' });
export const callFirst = style([
  call,
  { background: color.alarm, borderColor: color.alarm, color: color.onAlarm, fontWeight: 700 },
]);
export const whose = style({ fontSize: size.text, lineHeight: 1.3 });
export const phone = style({
  alignSelf: 'end',
  fontSize: size.title,
  lineHeight: 1.2,
  fontWeight: 700,
  fontFamily: font.display,
  overflowWrap: 'anywhere',
});
