import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space, wide } from '#app/ui/styles/tokens.ts';
import { filters } from '../list-search.css.ts';

export const search = style([
  filters,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        gridAutoFlow: 'column',
        gridAutoColumns: 'auto',
      },
    },
  },
]);

export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: `0 ${space[5]}`,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space[3],
});

export const unit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, auto) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
});

export const label = style({
  display: 'inline-block',
  minHeight: '2.75rem',
  paddingBlock: space[2],
  fontWeight: 600,
});
