import { unconfirmed as en } from './en/unconfirmed.ts';
import { unconfirmed as fr } from './fr/unconfirmed.ts';

export const unconfirmed = { en, fr };
