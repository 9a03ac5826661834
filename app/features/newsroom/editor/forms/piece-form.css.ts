import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

/** Lines of a text field stay short enough to read. */
export const form = style({ maxWidth: '38rem' });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The same texts again, for readers of the other language: folded until there are some. */
export const other = style({
  borderBlock: `1px solid ${color.line}`,
  selectors: { '&[open]': { paddingBottom: space[4] } },
});
export const summary = style({ cursor: 'pointer', paddingBlock: space[3], fontWeight: 700 });
export const legend = style({ fontWeight: 700, paddingInline: space[2] });

/** A section of an issue. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});
