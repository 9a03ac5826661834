import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

/** The fields of the filter, in as many columns as fit. */
export const filter = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const text = style({ whiteSpace: 'pre-line', maxWidth: '65ch' });
