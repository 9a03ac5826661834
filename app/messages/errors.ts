import { errors as en } from './en/errors.ts';
import { errors as fr } from './fr/errors.ts';

export const errors = { en, fr };
