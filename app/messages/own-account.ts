import { ownAccount as en } from './en/own-account.ts';
import { ownAccount as fr } from './fr/own-account.ts';

export const ownAccount = { en, fr };
