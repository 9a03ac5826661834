import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const list = style({
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  top: `calc(100% + ${space[1]})`,
  margin: 0,
  padding: space[1],
  maxHeight: '20rem',
  overflowY: 'auto',
  listStyle: 'none',
  background: color.raised,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
});
export const option = style({
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.accent },
    '&[aria-selected="true"]': {
      background: color.accent,
      outline: `2px solid ${color.link}`,
      outlineOffset: -2,
    },
  },
});
