import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const address = style({
  justifySelf: 'start',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: size.lead,
  WebkitUserSelect: 'all',
  userSelect: 'all',
});
