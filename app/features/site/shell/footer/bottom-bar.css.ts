import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { bottomBar, narrow, size, space } from '#app/ui/styles/tokens.ts';

const height = '3.5rem';

export const bar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      position: 'fixed',
      zIndex: 15,
      insetInline: 0,
      bottom: 0,
      background: color.raised,
      borderTop: `1px solid ${color.edge}`,
    },
  },
});
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: height,
  padding: `${space[1]} 0`,
  color: color.muted,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  borderTop: '3px solid transparent',
  // Forced colours draw transparent lines; the page's own colour hides them.
  '@media': { '(forced-colors: active)': { borderTopColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: color.ink },
    // A line as well: colours may be the reader's own.
    '&[aria-current]': {
      color: color.link,
      borderTopColor: color.link,
      '@media': { '(forced-colors: active)': { borderTopColor: 'Highlight' } },
    },
  },
});
/** What else stands at the foot of the screen is above it, and nothing of the page ends below it. */
globalStyle(`html:has(${bar})`, {
  '@media': { [narrow]: { vars: { [bottomBar]: height }, scrollPaddingBottom: '4rem' } },
});
globalStyle(`body:has(> ${bar})`, { '@media': { [narrow]: { paddingBottom: height } } });
