import { people as en } from './en/people.ts';

export const people = { en };
