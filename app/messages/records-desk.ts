import { recordsDesk as en } from './en/records-desk.ts';
import { recordsDesk as fr } from './fr/records-desk.ts';

export const recordsDesk = { en, fr };
