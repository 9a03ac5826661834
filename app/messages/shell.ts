import { shell as en } from './en/shell.ts';
import { shell as fr } from './fr/shell.ts';

export const shell = { en, fr };
