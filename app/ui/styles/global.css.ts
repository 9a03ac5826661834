import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { light } from './palette.ts';
import { color } from './theme.css.ts';
import { font, motion, radius, size, space, tiny, wide } from './tokens.ts';

globalFontFace('Bricolage', {
  src: "url('/fonts/bricolage-700.woff2') format('woff2')",
  fontWeight: 700,
  // A font that arrives late is used on the next page, so that no text moves.
  fontDisplay: 'optional',
});
globalFontFace('Bricolage Fallback', {
  // Bold ones: a regular face under this weight would draw every heading thin, where the font comes too late.
  src: "local('Arial Bold'), local(Arial-BoldMT), local('Roboto Bold')",
  sizeAdjust: '98%',
  ascentOverride: '95%',
  descentOverride: '27%',
  lineGapOverride: '0%',
  fontWeight: 700,
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'dark',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '5rem',
  fontFamily: font.text,
  lineHeight: 1.5,
  background: color.background,
  color: color.ink,
});
globalStyle('html[data-theme="light"]', { colorScheme: 'light' });
globalStyle('body', {
  margin: 0,
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  // Also affects the width of columns, so that no word is wider than the page.
  overflowWrap: 'anywhere',
  // Where a line has little room, a long word breaks between syllables.
  '@media': { [tiny]: { WebkitHyphens: 'auto', hyphens: 'auto', hyphenateLimitChars: '12 4 4' } },
});
globalStyle('main', { flex: 1, outline: 'none' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
globalStyle('h1, h2, h3', {
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
});
/**
 * Text that people write takes its direction from its first letter. A name beside other text is in
 * a `<bdi>`, so that neither changes the direction of the other.
 */
globalStyle('h1, h2, h3, p, input, textarea', { unicodeBidi: 'plaintext' });
// Avoids a last line of one short word.
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('h1', {
  fontSize: size.title,
  letterSpacing: '-0.01em',
  '@media': { [wide]: { fontSize: size.page } },
});
globalStyle('h2', { fontSize: size.heading });
globalStyle('h3', { fontSize: size.lead });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
// Padding makes a link within text easier to hit and moves nothing.
globalStyle('a', { color: color.link, textUnderlineOffset: '0.18em', paddingBlock: space[1] });
/** Where a browser knows it: a card's picture becomes that of its page. */
globalStyle('[data-picture]', {
  viewTransitionName: 'attr(data-picture type(<custom-ident>), none)',
});
// A telephone number is not cut at its hyphens.
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('img, svg', { maxWidth: '100%', display: 'block' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('input[type="checkbox"], input[type="radio"]', {
  flex: 'none',
  width: space[5],
  height: space[5],
  margin: 0,
  accentColor: color.action,
});
globalStyle('summary', { cursor: 'pointer' });
globalStyle('a, button, summary', {
  transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
});
globalStyle(':focus-visible', {
  outline: `3px solid ${color.link}`,
  outlineOffset: '2px',
  borderRadius: radius.small,
});
/** Only our own code focuses headings, where a page begins; they are not controls. */
globalStyle('h1:focus-visible, h2:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: color.action, color: color.onAction });
globalStyle('hr', { border: 0, borderTop: `1px solid ${color.line}`, margin: `${space[6]} 0` });
/** In print: the page's own content, in black, and nothing that is there to be pressed. A list to mark is in a form. */
globalStyle('body > :not(main), main :is(nav, form:not(:has(li)))', {
  '@media': { print: { display: 'none' } },
});
/** A date that says less than the whole, in full on paper, where there is no title to look at. */
globalStyle('time[data-spell-out]::after', {
  '@media': { print: { content: "' (' attr(title) ')'" } },
});
/** No heading stands alone at the foot of a page of paper, and no card is cut in two. */
globalStyle('h1, h2, h3, dt', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('h1, h2, h3, figure, img, svg, dd, tr', {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
globalStyle(':root, :root[data-theme]', {
  '@media': {
    print: {
      colorScheme: 'light',
      background: light.surface,
      vars: {
        [color.ink]: light.ink,
        [color.muted]: light.muted,
        [color.link]: light.ink,
        [color.line]: light.line,
        [color.edge]: light.edge,
        [color.surface]: light.surface,
        [color.accent]: light.surface,
        // Grounds are not printed, so nothing on them is white.
        [color.alarm]: light.surface,
        [color.onAlarm]: light.ink,
      },
    },
  },
});
globalStyle('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
