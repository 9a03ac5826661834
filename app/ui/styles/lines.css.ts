import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { space, wide } from './tokens.ts';

/** A list whose entries are parted by lines. */
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
/** On a wide page, a name with what is said about it beside it. */
export const named = style([
  line,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: '13rem minmax(0, 1fr)',
        columnGap: space[5],
        alignItems: 'baseline',
      },
    },
  },
]);
/** The name of an entry, which opens it: tall enough for a finger. */
export const title = style({
  display: 'inline-block',
  paddingBlock: `calc(2.5 * ${space[1]})`,
  marginBlock: `calc(-1.5 * ${space[1]})`,
  fontWeight: 600,
});
/** What the pages behind a name are for. */
export const purpose = style({ color: color.muted });
