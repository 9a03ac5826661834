import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { space, wide } from './styles/tokens.ts';

export const bar = style({ borderBottom: `1px solid ${color.line}` });
export const list = style({
  display: 'flex',
  // Tabs that do not fit stand in a second row: none is out of sight.
  flexWrap: 'wrap',
  columnGap: space[1],
  // Room for the mark of the current tab, which stands on the bar's line.
  marginBottom: -1,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space[2]}`,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '@media': {
    [wide]: { minHeight: '3.25rem', paddingInline: space[4] },
    // Transparent lines are drawn there; the page's own colour hides them again.
    '(forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': {
      color: color.ink,
      borderBottomColor: color.action,
      '@media': { '(forced-colors: active)': { borderBottomColor: 'Highlight' } },
    },
  },
});
