import { peopleImport as en } from './en/people-import.ts';
import { peopleImport as fr } from './fr/people-import.ts';

export const peopleImport = { en, fr };
