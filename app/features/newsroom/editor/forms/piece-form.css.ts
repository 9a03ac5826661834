import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

/** Lines of a text field stay short enough to read. */
export const form = style({ maxWidth: '38rem' });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The same texts again, for readers of the other language. */
export const other = style([
  layout.stack,
  {
    minWidth: 0,
    margin: 0,
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
  },
]);
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
