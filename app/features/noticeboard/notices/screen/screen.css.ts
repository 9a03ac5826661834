import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, radius } from '#app/ui/styles/tokens.ts';

/** Read from two metres away: every size is a part of the display's shorter side. */
export const screen = style({
  fontSize: '2.9vmin',
  lineHeight: 1.3,
  height: '100vh',
  overflow: 'hidden',
});
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '3vmin',
  height: '100vh',
  padding: '4vmin 5vmin',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 4vmin',
  paddingBottom: '2vmin',
  borderBottom: `0.3vmin solid ${color.line}`,
});
export const community = style({ fontFamily: font.display, fontWeight: 700, fontSize: '4vmin' });
export const day = style({ display: 'flex', flexWrap: 'wrap', gap: '0 3vmin', color: color.muted });
export const alarm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4vmin',
  padding: '1.6vmin 2.4vmin',
  borderRadius: radius.panel,
  background: color.notice,
  color: color.noticeMark,
  fontSize: '3.4vmin',
});
/** Two languages are side by side on a wide display, one below the other on a tall one. */
export const sides = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  gap: '5vmin',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    '(orientation: portrait)': { gridAutoFlow: 'row', alignContent: 'start', gap: '8vmin' },
  },
});
export const side = style({
  display: 'grid',
  gap: '2vmin',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const kind = style({ color: color.link, fontWeight: 700 });
export const alarmKind = style({ color: color.danger, fontWeight: 700, fontSize: '3.6vmin' });
export const title = style({ fontSize: '5.6vmin' });
export const when = style({ fontSize: '3.6vmin', fontWeight: 700 });
const text = style({
  display: 'grid',
  gap: '1.6vmin',
  gridTemplateColumns: 'minmax(0, 1fr)',
  whiteSpace: 'pre-line',
});
export const large = style([text, { fontSize: '3.5vmin' }]);
export const small = style([text, { fontSize: '2.9vmin' }]);
export const none = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  gap: '2vmin',
  textAlign: 'center',
  fontSize: '4.4vmin',
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3vmin',
  color: color.muted,
});
export const qr = style({ flex: 'none', width: '15vmin', height: '15vmin' });
export const place = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${text} a`, { color: 'inherit', textDecoration: 'none' });
