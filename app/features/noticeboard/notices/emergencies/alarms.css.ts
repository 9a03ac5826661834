import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** From edge to edge of the screen, in a red of its own in both themes. */
export const alarms = style({
  background: color.alarm,
  color: color.onAlarm,
  // Colours may be the reader's own.
  borderBlock: `2px solid ${color.onAlarm}`,
});
globalStyle(`${alarms} :is(a, span)`, { color: 'inherit' });
globalStyle(`${alarms} :focus-visible`, { outlineColor: color.onAlarm });
export const alarm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
});
globalStyle(`${alarm} + ${alarm}`, { borderTop: `1px solid ${color.onAlarm}` });
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: size.small,
  fontWeight: 600,
});
export const title = style({ fontSize: size.alarm });
export const text = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
});
export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[2],
  minHeight: '3rem',
  marginTop: space[1],
  paddingInline: space[5],
  background: color.onAlarm,
  borderRadius: radius.control,
  fontSize: size.lead,
  fontWeight: 700,
  textDecoration: 'none',
});
globalStyle(`${alarms} ${call}`, { color: color.alarm });
/** Where somebody who may says that it is over: tall enough for a finger. */
export const end = style({ justifySelf: 'start', paddingBlock: space[3], fontWeight: 600 });
/** Of emergencies that are over. */
export const calm = style({
  background: color.notice,
  color: color.ink,
  borderBlock: `1px solid ${color.noticeMark}`,
});
globalStyle(`${calm} a`, { color: 'inherit' });
globalStyle(`${calm} ${alarm}`, { gap: 0, paddingBlock: space[2], fontSize: size.small });
globalStyle(`${calm} h2`, { fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'normal' });
globalStyle(`${calm} ${alarm} + ${alarm}`, { borderTopColor: color.line });
