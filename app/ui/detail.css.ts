import { globalStyle, style } from '@vanilla-extract/css';
import * as toast from './overlays/toast.css.ts';
import { color } from './styles/theme.css.ts';
import { belowActions, font, gutter, phone, size, space, wide } from './styles/tokens.ts';

/** The content of a page, with its side column beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 23rem)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[10],
    },
  },
});
/** On a wide page the head is beside the pictures, above the side column; on a narrow one it is below them. */
export const lead = style({ '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 2' } } });
export const head = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  // On a phone its parts are the page's own, so that the action stays in view to the end of the page.
  '@media': { [phone]: { display: 'contents' }, [wide]: { gridColumn: 2, gridRow: 1 } },
});
/**
 * The one thing to do on a page. On a phone it stays at the bottom of the screen until the end of the
 * page, where it has room of its own.
 */
export const action = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [phone]: {
      order: 1,
      position: 'sticky',
      zIndex: 5,
      bottom: belowActions,
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${space[3]} ${gutter}`,
      background: color.background,
      borderTop: `1px solid ${color.line}`,
    },
  },
});
/** What gets focus scrolls to above it. */
globalStyle(`html:has(.${action})`, {
  '@media': { [phone]: { scrollPaddingBottom: `calc(${belowActions} + 6rem)` } },
});
/** So does a toast: it does not cover the button that was just pressed. */
globalStyle(`html:has(.${action}) :is(${toast.floating}, ${toast.scripted})`, {
  '@media': { [phone]: { bottom: `calc(${belowActions} + 5rem)` } },
});
export const title = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const titleRow = style({ display: 'flex', gap: space[3], alignItems: 'start' });
export const text = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 1, gridRow: 3 } },
});
export const headline = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
export const side = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 2, gridRow: '2 / span 2' } },
});
export const panel = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `3px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const details = style({ display: 'grid', gap: space[3] });
/** A value that does not fit beside its name goes below it. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const label = style({ color: color.muted });
export const value = style({ minWidth: 0, maxWidth: '100%' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'end',
});
/** A way that few need, such as to report: still large enough for a finger. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  color: color.muted,
  fontSize: size.small,
});
/** A person with their portrait. */
export const person = style({ display: 'flex', gap: space[3], alignItems: 'center' });
/** A heading no larger than what it names. */
export const smallHeading = style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  color: color.muted,
});
/** Facts in one line, as far as there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  marginTop: space[1],
  fontSize: size.small,
});
