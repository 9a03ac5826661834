import { neighbours as en } from './en/neighbours.ts';
import { neighbours as fr } from './fr/neighbours.ts';

export const neighbours = { en, fr };
