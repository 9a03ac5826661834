import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** It spans both columns of a form. */
export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  gridColumn: '1 / -1',
  maxWidth: '38rem',
});
/** The search box and its button. Suggestions hang below. */
export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
});
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const said = style({ color: color.muted, fontSize: size.small });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.accent },
    '&:has(:checked)': { background: color.accent, borderColor: color.edge },
  },
});
export const address = style({ display: 'block', color: color.muted, fontSize: size.small });
