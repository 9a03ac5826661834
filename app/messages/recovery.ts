import { recovery as en } from './en/recovery.ts';
import { recovery as fr } from './fr/recovery.ts';

export const recovery = { en, fr };
