import { globalStyle, style } from '@vanilla-extract/css';
import { row } from './styles/layout.css.ts';
import * as toast from './overlays/toast.css.ts';
import { color } from './styles/theme.css.ts';
import {
  belowActions,
  font,
  gutter,
  narrow,
  phone,
  size,
  space,
  wide,
  wider,
} from './styles/tokens.ts';

/** The content of a page, with its side column beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
    [wider]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 23rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[10],
    },
  },
});
/** On a wider page, the pictures with the text below them; else each has its own place in the column. */
export const story = style({
  display: 'contents',
  '@media': {
    [wider]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      alignContent: 'start',
      gridColumn: 1,
      gridRow: '1 / span 2',
    },
  },
});
/** In one column the pictures come before the head. */
export const lead = style({ order: -1, '@media': { [wider]: { order: 0 } } });
export const head = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  // On a phone its parts are the page's own, so that the action stays in view to the end of the page.
  '@media': { [phone]: { display: 'contents' }, [wider]: { gridColumn: 2, gridRow: 1 } },
});
/**
 * The one thing to do on a page. On a phone it stays at the bottom of the screen until the end of the
 * page, where it has room of its own.
 */
export const action = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  maxWidth: '23rem',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      maxWidth: 'none',
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
/** The action takes what the fact leaves. */
globalStyle(`${action} > :last-child`, { '@media': { [phone]: { flex: '1 1 auto' } } });
/** What matters most, beside the action of a phone; elsewhere the head has it. */
export const actionFact = style({
  display: 'none',
  '@media': { [phone]: { display: 'block', fontWeight: 700 } },
});
/** What gets focus scrolls to above it. */
globalStyle(`html:has(.${action})`, {
  '@media': { [phone]: { scrollPaddingBottom: `calc(${belowActions} + 6rem)` } },
});
/** Nothing where there is nothing to say. */
export const badges = style([row, { selectors: { '&:empty': { display: 'none' } } }]);
/** So does a toast: it does not cover the button that was just pressed. */
globalStyle(`html:has(.${action}) :is(${toast.floating}, ${toast.scripted})`, {
  '@media': { [phone]: { bottom: `calc(${belowActions} + ${space[16]} + ${space[4]})` } },
});
export const title = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const titleRow = style({ display: 'flex', gap: space[3], alignItems: 'start' });
export const text = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
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
  // Beside each other where there is room, but not for a column.
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: 2, gridRow: 2 },
  },
});
export const panel = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
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
/** A page of a post: on a phone its pictures begin near the top. */
export const page = style({
  paddingBlock: space[8],
  '@media': { [narrow]: { paddingTop: space[3], paddingBottom: 0 } },
});
globalStyle(`${page}:not(:has(${action}))`, {
  '@media': { [narrow]: { paddingBottom: space[8] } },
});
/** One panel alone has the whole row. */
globalStyle(`${side} > ${panel}:only-of-type`, {
  '@media': { [wide]: { gridColumn: '1 / -1' }, [wider]: { gridColumn: 1 } },
});
/** Below the panels, also where two are beside each other. */
export const report = style({ gridColumn: '1 / -1' });
/** A heading no larger than what it names. */
export const smallHeading = style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  color: color.muted,
});
/** A link of two short facts. */
export const factLink = style({ display: 'inline-block', maxWidth: '100%' });
/** The headline with a word on it. */
export const headlineRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});
