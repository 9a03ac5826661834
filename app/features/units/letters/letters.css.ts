import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** A code to read out or to copy. */
export const code = style({
  display: 'inline-block',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: size.heading,
  fontWeight: 700,
  letterSpacing: '0.04em',
});
