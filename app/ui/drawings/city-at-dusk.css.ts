import { globalStyle, style } from '@vanilla-extract/css';
import { tones } from './skyline.css.ts';
import { color } from '../styles/theme.css.ts';

export const city = style([tones, { display: 'block' }]);
globalStyle(`${city} .m`, { fill: color.litB });
// Behind the words on a narrower page.
globalStyle(`${city} :is(circle, .s)`, {
  '@media': { '(max-width: 71.9375rem)': { display: 'none' } },
});
globalStyle(`${city} .s`, { stroke: color.litB, fill: 'none', strokeLinecap: 'round' });
globalStyle(`${city} .r`, { fill: color.unlit });
globalStyle(`${city} .g`, { stroke: color.litA, fill: 'none', strokeLinecap: 'round' });
globalStyle(`:root[data-theme="light"] ${city} .s`, { display: 'none' });
