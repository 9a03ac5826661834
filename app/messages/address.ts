import { address as en } from './en/address.ts';
import { address as fr } from './fr/address.ts';

export const address = { en, fr };
