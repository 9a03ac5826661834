import { styleguide as en } from './en/styleguide.ts';
import { styleguide as fr } from './fr/styleguide.ts';

export const styleguide = { en, fr };
