import { chooser as en } from './en/chooser.ts';
import { chooser as fr } from './fr/chooser.ts';

export const chooser = { en, fr };
