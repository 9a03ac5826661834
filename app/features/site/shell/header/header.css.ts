import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { barHeight, font, radius, size, space } from '#app/ui/styles/tokens.ts';

/** A bar with room for the longest row: that of somebody who moderates, in French. */
const roomy = 'screen and (min-width: 75rem)';

export const skip = style({
  position: 'absolute',
  left: space[3],
  top: `calc(-1 * ${barHeight})`,
  zIndex: 40,
  padding: `${space[2]} ${space[4]}`,
  background: color.action,
  color: color.onAction,
  borderRadius: radius.control,
  selectors: { '&:focus': { top: space[3] } },
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: color.background,
  borderBottom: `1px solid ${color.line}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minHeight: barHeight,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: size.lead,
  color: color.ink,
  textDecoration: 'none',
});

export const nav = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  // A name gives way, the words beside it stay whole.
  overflowWrap: 'break-word',
  '@media': { [roomy]: { display: 'flex' } },
});

/** The last entry, also while the login dialog follows it. The dialog itself keeps its margins, which centre it. */
globalStyle(`${nav} > :last-child:not(dialog)`, { marginInlineStart: space[2] });
globalStyle(`${nav} > :has(+ dialog)`, { marginInlineStart: space[2] });

/** At the right even on a row of its own, because its menu opens to the left. */
export const mobile = style({
  marginInlineStart: 'auto',
  '@media': { [roomy]: { display: 'none' } },
});

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: space[2],
  borderRadius: radius.control,
  color: color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink },
    // A line as well: colours may be the reader's own.
    '&[aria-current]': {
      color: color.ink,
      textDecoration: 'underline',
      textDecorationThickness: '0.125em',
    },
  },
});

/** A name with its badge beside it, or below it where both do not fit. */
export const condo = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
});
export const unit = style({ color: color.muted, fontSize: size.small });

export const themeForm = style({ position: 'relative' });
/** Shown while the switch has the focus, which it keeps when the page is not loaded again. */
export const themeHint = style({
  display: 'none',
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: 1,
  width: 'max-content',
  maxWidth: '13rem',
  padding: space[3],
  background: color.background,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: size.small,
  selectors: {
    [`${themeForm}:focus-within &`]: { display: 'block' },
    'footer &': { top: 'auto', right: 'auto', bottom: '100%', left: 0 },
  },
});
