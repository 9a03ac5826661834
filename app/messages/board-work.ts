import { boardWork as en } from './en/board-work.ts';
import { boardWork as fr } from './fr/board-work.ts';

export const boardWork = { en, fr };
