import { welcome as en } from './en/welcome.ts';
import { welcome as fr } from './fr/welcome.ts';

export const welcome = { en, fr };
