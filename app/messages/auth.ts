import { auth as en } from './en/auth.ts';
import { auth as fr } from './fr/auth.ts';

export const auth = { en, fr };
