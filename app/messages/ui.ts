import { ui as en } from './en/ui.ts';

export const ui = { en };
