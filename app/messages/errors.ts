import { errors as en } from './en/errors.ts';

export const errors = { en };
