import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';
import { control } from './field.css.ts';

export const file = style([
  control,
  {
    selectors: {
      '&::file-selector-button': {
        font: 'inherit',
        color: color.ink,
        background: color.raised,
        border: `1px solid ${color.edge}`,
        borderRadius: radius.small,
        marginInlineEnd: space[3],
      },
    },
  },
]);
/** Files are dropped on it, also without scripts. */
export const tile = style([
  file,
  {
    padding: `${space[10]} ${space[4]}`,
    border: `2px dashed ${color.edge}`,
    borderRadius: radius.panel,
    textAlign: 'center',
    selectors: {
      '&::file-selector-button': { minHeight: '2.75rem', paddingInline: space[4] },
    },
  },
]);
