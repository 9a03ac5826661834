import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const steps = style({ display: 'grid', gap: space[4], margin: 0, padding: 0 });

export const step = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});

export const title = style({ fontSize: size.lead });

export const doors = style({
  padding: `${space[4]} ${space[5]}`,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.panel,
});

export const address = style({ overflowWrap: 'anywhere' });
