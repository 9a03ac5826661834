import { globalStyle, style } from '@vanilla-extract/css';
import { font, narrow, size, wide } from '#app/ui/styles/tokens.ts';
import { hero, skyline } from './hub.css.ts';

/** On a narrow page there is only the way back. */
export const head = style({
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${head} ${hero} ${skyline}`, {
  '@media': { [wide]: { gridColumn: 3, justifySelf: 'end', width: '100%', maxWidth: '22rem' } },
});
/** As the heading of the hub itself. */
export const name = style({
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.15,
});
/** The way back, where there is no such head. */
export const wayBack = style({ '@media': { [wide]: { display: 'none' } } });
