import { accounts as en } from './en/accounts.ts';
import { accounts as fr } from './fr/accounts.ts';

export const accounts = { en, fr };
