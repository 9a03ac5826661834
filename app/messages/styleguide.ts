import { styleguide as en } from './en/styleguide.ts';

export const styleguide = { en };
