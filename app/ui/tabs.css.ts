import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { space, wide } from './styles/tokens.ts';

export const bar = style({ '@media': { [wide]: { borderBottom: `1px solid ${color.line}` } } });
export const list = style({
  display: 'flex',
  // Tabs that do not fit stand in a second row: none is out of sight.
  flexWrap: 'wrap',
  '@media': {
    // The mark of the current tab stands on the bar's line.
    [wide]: { columnGap: space[8], marginBottom: -1 },
  },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  // On a narrow page the tabs of a row fill it, so that each row stands on a line of its own.
  flex: '1 0 auto',
  minHeight: '2.75rem',
  padding: `0 ${space[4]} 2px 0`,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      flex: 'none',
      minHeight: '3.25rem',
      padding: 0,
      borderBottom: '3px solid transparent',
    },
    // Transparent lines are drawn there; the page's own colour hides them again.
    '(forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': {
      paddingBottom: 0,
      color: color.ink,
      borderBottom: `3px solid ${color.action}`,
      '@media': { '(forced-colors: active)': { borderBottomColor: 'Highlight' } },
    },
  },
});
