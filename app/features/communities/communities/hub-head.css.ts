import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, size, space, wide } from '#app/ui/styles/tokens.ts';

/** On a narrow page there is only the way back. */
export const head = style({
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});
/** As high as that of the hub's tabs, whose own styles are in `hub.css.ts`: few pages need both. */
export const hero = style({
  background: `linear-gradient(100deg, ${color.skyTop}, ${color.skyBottom})`,
  borderBottom: `1px solid ${color.line}`,
});
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  height: '8.75rem',
});
globalStyle(`${inner} > svg`, {
  flex: 'none',
  alignSelf: 'end',
  width: '22rem',
  maxWidth: '45%',
  height: '100%',
});
export const words = style({ display: 'grid', gap: space[1], fontSize: size.small });
export const where = style({ fontWeight: 600 });
/** As the heading of the hub itself. */
export const name = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.15,
});
/** The way back, where there is no such head. */
export const wayBack = style({ '@media': { [wide]: { display: 'none' } } });
