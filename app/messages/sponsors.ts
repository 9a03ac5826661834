import { sponsors as en } from './en/sponsors.ts';

export const sponsors = { en };
