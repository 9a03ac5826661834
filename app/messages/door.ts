import { door as en } from './en/door.ts';
import { door as fr } from './fr/door.ts';

export const door = { en, fr };
