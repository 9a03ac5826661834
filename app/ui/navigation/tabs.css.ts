import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { space, wide } from '../styles/tokens.ts';

export const bar = style({ '@media': { [wide]: { borderBottom: `1px solid ${color.line}` } } });
export const list = style({
  display: 'flex',
  // Tabs that do not fit wrap to a second row, so none is out of sight.
  flexWrap: 'wrap',
  // On a narrow page each row has its own line; this extends the last one to the edge.
  '::after': { content: '', flex: '1000 0 0', borderBottom: `3px solid ${color.line}` },
  '@media': {
    // The mark of the current tab covers the bar's line.
    [wide]: { columnGap: space[8], marginBottom: -1, '::after': { content: 'none' } },
  },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minHeight: '2.75rem',
  paddingInlineEnd: space[4],
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  borderBottom: `3px solid ${color.line}`,
  '@media': {
    [wide]: {
      flex: 'none',
      minHeight: '3.25rem',
      paddingInlineEnd: 0,
      borderBottomColor: 'transparent',
    },
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
/** The same as a button. */
export const panelTab = style([
  tab,
  {
    borderTop: 0,
    borderInline: 0,
    paddingInlineStart: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
  },
]);
