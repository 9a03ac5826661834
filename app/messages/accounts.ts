import { accounts as en } from './en/accounts.ts';

export const accounts = { en };
