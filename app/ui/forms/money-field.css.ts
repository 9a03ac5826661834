import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.ts';
import { control } from './field.css.ts';

export const short = style([control, { width: '7.5rem' }]);
/** The sign stands in the field, before the amount or behind it. */
export const amount = style({ display: 'inline-grid', alignItems: 'center', justifySelf: 'start' });
globalStyle(`${amount} > *`, { gridArea: '1 / 1' });
globalStyle(`${amount} > span`, {
  justifySelf: 'start',
  paddingInline: space[3],
  zIndex: 1,
  // A click on it is one in the field.
  pointerEvents: 'none',
});
globalStyle(`${amount} > span:first-child + input`, { paddingInlineStart: space[8] });
globalStyle(`${amount} > input + span`, { justifySelf: 'end' });
globalStyle(`${amount} > input:first-child`, { paddingInlineEnd: space[8] });
