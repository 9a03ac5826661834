import { writtenIn as en } from './en/written-in.ts';
import { writtenIn as fr } from './fr/written-in.ts';

export const writtenIn = { en, fr };
