import { auth as en } from './en/auth.ts';

export const auth = { en };
