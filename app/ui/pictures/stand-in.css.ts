import { styleVariants } from '@vanilla-extract/css';
import { standInSkies } from '../styles/palette.ts';

export const sky = styleVariants(
  Object.fromEntries(standInSkies.map((colour, index) => [index, { background: colour }])),
);
