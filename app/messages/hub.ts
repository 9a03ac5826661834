import { hub as en } from './en/hub.ts';
import { hub as fr } from './fr/hub.ts';

export const hub = { en, fr };
