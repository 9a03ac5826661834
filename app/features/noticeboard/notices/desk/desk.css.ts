import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { barHeight, radius, size, space, wider } from '#app/ui/styles/tokens.ts';

/** Open, it takes the width of the row. */
export const details = style({ selectors: { '&[open]': { width: '100%' } } });
export const step = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  maxWidth: '38rem',
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '38rem',
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  border: 0,
  borderTop: `1px solid ${color.line}`,
  padding: 0,
  paddingTop: space[4],
  minWidth: 0,
});
/** It stands on the line of its group. */
export const legend = style({ fontWeight: 700, padding: 0, paddingInlineEnd: space[3] });
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.panel,
  maxWidth: '38rem',
});
/** The button that Enter presses in a text field: the first one of the form. */
export const onEnter = style({ display: 'none' });

export const summary = style({ cursor: 'pointer', paddingBlock: space[3] });
export const stands = style({ color: color.muted, fontSize: size.small });
export const more = style({ borderTop: `1px solid ${color.line}`, paddingTop: space[2] });

/** The form, and on a wide page the right half for the notice as it is written. */
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [wider]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const live = style({
  display: 'none',
  '@media': {
    [wider]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
      alignContent: 'start',
      alignSelf: 'start',
      position: 'sticky',
      top: `calc(${barHeight} + ${space[4]})`,
      padding: space[5],
      border: `2px dashed ${color.edge}`,
      borderRadius: radius.panel,
    },
    print: { display: 'none' },
  },
});
export const liveTitle = style({ fontSize: size.small, color: color.muted });
/** What the notice beside the form shows already. */
export const unlessLive = style({
  display: 'grid',
  gap: space[4],
  '@media': { [wider]: { display: 'none' } },
});
export const outcome = style({ fontWeight: 600 });
/** Around the main button of an emergency. */
export const alarm = style({ display: 'contents' });
globalStyle(`${alarm} > button, ${alarm} > button:hover`, {
  background: color.alarm,
  color: color.onAlarm,
});
