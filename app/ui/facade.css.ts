import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';

export const facade = style({ display: 'block', width: '100%', height: 'auto' });
globalStyle(`${facade} .a`, { fill: color.towerA });
globalStyle(`${facade} .b`, { fill: color.towerB });
globalStyle(`${facade} .c`, { fill: color.towerC });
globalStyle(`${facade} .u`, { fill: color.unlit });

const lightUp = keyframes({ from: { opacity: 0 } });
globalStyle(`${facade} .l`, { fill: color.litA, animation: `${lightUp} 200ms ease backwards` });
globalStyle(`${facade} .l:nth-child(3n)`, { fill: color.litB });
for (let step = 1; step < 8; step++) {
  globalStyle(`${facade} .l:nth-of-type(8n + ${step})`, { animationDelay: `${step * 120}ms` });
}
