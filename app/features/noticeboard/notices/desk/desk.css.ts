import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { barHeight, narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** A few words in a column of the list, which stay on one line. */
export const whole = style({
  '@media': { [wide]: { display: 'inline-block', minWidth: 'min(9.5rem, 12vw)' } },
});
/** Who wrote it, in a column as wide as the name. */
export const name = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } });
/** Badges of a title: beside it, and on a phone always below it. */
export const tags = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  fontWeight: 400,
  '@media': { [narrow]: { display: 'flex', paddingBlock: space[1] } },
});
/** Links to the pages about a notice, each tall enough for a finger. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
globalStyle(`${ways} > a`, { paddingBlock: `calc(2.5 * ${space[1]})` });

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
/** When it begins and ends: beside each other where there is room. */
export const hours = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
/** One language of a notice. */
export const side = style([group, { borderTop: 0, paddingTop: 0 }]);
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
/** Below the words of a summary, beside its arrow. */
export const stands = style({
  display: 'block',
  paddingInlineStart: space[4],
  color: color.muted,
  fontSize: size.small,
});
/** What few need, folded: between two lines. */
export const more = style({
  borderTop: `1px solid ${color.line}`,
  selectors: {
    '&[open]': { paddingBottom: space[4] },
    '& + &': { marginTop: `calc(-1 * ${space[6]})` },
    '&:not(:has(+ details))': { borderBottom: `1px solid ${color.line}` },
  },
});

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
/** Around the main button of an emergency. */
export const alarm = style({ display: 'contents' });
globalStyle(`${alarm} > button, ${alarm} > button:hover`, {
  background: color.alarm,
  color: color.onAlarm,
});
