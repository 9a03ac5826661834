import { handover as en } from './en/handover.ts';
import { handover as fr } from './fr/handover.ts';

export const handover = { en, fr };
