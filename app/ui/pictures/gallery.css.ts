import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { phone, radius, space } from '../styles/tokens.ts';

export const gallery = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** One picture at a time: swiped through, or moved to one by its link. */
export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  borderRadius: radius.panel,
  background: color.surface,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { flexWrap: 'wrap', overflow: 'visible', gap: space[3] },
  },
});

/** Opens the photo by itself. */
export const frame = style({
  flex: '0 0 100%',
  display: 'grid',
  alignItems: 'center',
  padding: 0,
  scrollSnapAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

/** Whole, however high it is. */
export const picture = style({
  width: '100%',
  maxHeight: 'min(75vh, 36rem)',
  objectFit: 'contain',
  // Of one of our drawings, nothing is lost at its edges.
  selectors: { '&[src$=".svg"]': { objectFit: 'cover' } },
  // A phone shows the beginning of the words below it.
  '@media': { [phone]: { maxHeight: '12.5rem' } },
});

export const drawing = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.panel,
  maxHeight: 'min(75vh, 30rem)',
  '@media': { [phone]: { maxHeight: '12.5rem' } },
});

export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const thumb = style({ padding: 0 });
export const thumbPicture = style({
  width: '4rem',
  height: '4rem',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
});
