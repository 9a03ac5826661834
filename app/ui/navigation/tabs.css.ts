import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { barHeight, gutter, narrow, size, space, wide } from '../styles/tokens.ts';

export const bar = style({ borderBottom: `1px solid ${color.line}` });
export const list = style({
  display: 'flex',
  // Tabs that do not fit wrap to a second row, so none is out of sight.
  flexWrap: 'wrap',
  columnGap: space[5],
  // The mark of the current tab covers the bar's line.
  marginBottom: -1,
  '@media': { [wide]: { columnGap: space[8] } },
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  minWidth: '1.5rem',
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  // A short name is still wide enough for a finger, and its mark no longer than the name.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(-1 * ${space[2]})`,
  },
  '@media': {
    [wide]: { minHeight: '3.25rem' },
    // Forced colours draw transparent lines; the page's own colour hides them.
    '(forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current], &[aria-selected="true"]': {
      color: color.ink,
      borderBottomColor: color.action,
      '@media': { '(forced-colors: active)': { borderBottomColor: 'Highlight' } },
    },
  },
});
/** One row on a narrow page: it scrolls sideways, to the current tab at first, and stays below the header. */
export const row = style([
  bar,
  {
    '@media': {
      [narrow]: {
        position: 'sticky',
        top: barHeight,
        zIndex: 9,
        marginInline: `calc(-1 * ${gutter})`,
        background: color.background,
      },
    },
  },
]);
globalStyle(`${row} > ${list}`, {
  '@media': {
    [narrow]: {
      flexWrap: 'nowrap',
      columnGap: space[3],
      overflowX: 'auto',
      paddingInline: gutter,
      // So much of its neighbours is in sight that they are seen to be more tabs.
      scrollPaddingInline: space[16],
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${row} ${tab}`, {
  '@media': { [narrow]: { flex: 'none', fontSize: size.small, whiteSpace: 'nowrap' } },
});
globalStyle(`${row} ${tab}[aria-current]`, {
  '@media': { [narrow]: { scrollInitialTarget: 'nearest' } },
});
globalStyle(`html:has(${row})`, { '@media': { [narrow]: { scrollPaddingTop: '8rem' } } });
/** The same as a button. */
export const panelTab = style([
  tab,
  {
    borderTop: 0,
    borderInline: 0,
    paddingInline: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
  },
]);
