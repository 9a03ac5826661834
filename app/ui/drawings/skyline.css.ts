import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { arrival } from '../styles/tokens.ts';

/** The colours of towers and windows, for every drawing that has them. */
export const tones = style({});
export const skyline = style([tones, { display: 'block', width: '100%', height: 'auto' }]);
globalStyle(`${tones} .a`, { fill: color.towerA });
globalStyle(`${tones} .b`, { fill: color.towerB });
globalStyle(`${tones} .c`, { fill: color.towerC });
globalStyle(`${tones} .u`, { fill: color.unlit });

const lightUp = keyframes({ from: { opacity: 0 } });
globalStyle(`${tones} .l`, {
  fill: color.litA,
  animation: `${lightUp} ${arrival.fade} ease backwards`,
});
globalStyle(`${tones} .l:nth-child(3n)`, { fill: color.litB });
for (let step = 2; step <= 4; step++) {
  globalStyle(`${tones} .l:nth-child(${step})`, { animationDelay: `${step * arrival.step}ms` });
}
