import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, size, space } from '../styles/tokens.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  border: 0,
  padding: 0,
  minWidth: 0,
  maxWidth: '38rem',
});
export const label = style({ fontWeight: 600 });
export const legend = style([label, { padding: 0 }]);
export const optional = style({ color: color.muted, fontWeight: 400 });
export const hint = style({ color: color.muted, fontSize: size.small });
/** Several errors of one field stand on lines of their own. */
export const error = style({
  color: color.danger,
  fontSize: size.small,
  fontWeight: 600,
  whiteSpace: 'pre-line',
});

export const control = style({
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&[aria-invalid]': { borderColor: color.danger, borderWidth: 2 },
  },
});

const arrow = `calc(1.5 * ${space[1]})`;
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: space[8],
    textOverflow: 'ellipsis',
    // The arrow, made of two triangles: the browser's own is too close to the edge.
    background: `linear-gradient(45deg, transparent 50%, ${color.ink} 50%) right calc(${space[4]} + ${arrow}) center / ${arrow} ${arrow} no-repeat, linear-gradient(-45deg, transparent 50%, ${color.ink} 50%) right ${space[4]} center / ${arrow} ${arrow} no-repeat, ${color.surface}`,
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const area = style([control, { minHeight: '8rem', resize: 'vertical' }]);

export const summary = style({
  maxWidth: '38rem',
  border: `2px solid ${color.danger}`,
  background: color.dangerGround,
  borderRadius: radius.panel,
  padding: `${space[4]} ${space[5]}`,
  display: 'grid',
  gap: space[1],
});
export const note = style({
  background: color.notice,
  borderRadius: radius.panel,
  padding: `${space[4]} ${space[5]}`,
});
export const summaryLink = style({ color: color.ink, fontWeight: 600 });
export const summaryList = style({ margin: `${space[2]} 0 0`, paddingLeft: space[5] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
});
