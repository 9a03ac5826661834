import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius, size, space } from '#app/ui/styles/tokens.ts';

export const parts = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const part = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const fields = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
export const swatch = style({ display: 'grid', gap: space[1], fontSize: size.small });
export const chip = style({
  height: '3rem',
  width: '100%',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
});
export const sky = style({
  paddingTop: space[4],
  background: `linear-gradient(${color.skyTop}, ${color.skyBottom})`,
  borderRadius: radius.panel,
  overflow: 'hidden',
});
export const caption = style({ padding: space[2], background: color.surface });
export const city = style({ width: '100%', height: '16rem' });
export const display = style({
  fontFamily: font.display,
  fontSize: size.display,
  fontWeight: 700,
});
/** The places of the bar at the foot of a narrow screen, within the page. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  maxWidth: '25rem',
  background: color.raised,
});
