import { people as en } from './en/people.ts';
import { people as fr } from './fr/people.ts';

export const people = { en, fr };
