import { ui as en } from './en/ui.ts';
import { ui as fr } from './fr/ui.ts';

export const ui = { en, fr };
