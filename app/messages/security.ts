import { security as en } from './en/security.ts';
import { security as fr } from './fr/security.ts';

export const security = { en, fr };
