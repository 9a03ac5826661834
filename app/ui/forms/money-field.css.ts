import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.ts';
import { control } from './field.css.ts';

export const short = style([control, { width: '7.5rem' }]);
export const amount = style({ display: 'flex', alignItems: 'center', gap: space[2] });
