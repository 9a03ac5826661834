import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { gutter, narrow, radius, space } from '../styles/tokens.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** On a narrow page, one row that scrolls beyond the edges of the page. */
export const row = style([
  chips,
  {
    '@media': {
      [narrow]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${gutter})`,
        paddingInline: gutter,
      },
    },
  },
]);
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  justifyContent: 'center',
  paddingInline: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: color.link, color: color.link },
    '&[aria-current]': { borderColor: color.link, background: color.accent, fontWeight: 600 },
  },
});
// Elsewhere the words of a chip wrap where large text leaves no room for them.
globalStyle(`${row} > ${chip}`, { flex: 'none' });
