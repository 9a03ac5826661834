import { style } from '@vanilla-extract/css';
import { hint } from '#app/ui/forms/field.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

/** A choice's explanation, below its label. */
export const choiceHint = style([
  hint,
  { display: 'block', paddingInlineStart: `calc(${space[5]} + ${space[3]})` },
]);
