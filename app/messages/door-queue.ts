import { doorQueue as en } from './en/door-queue.ts';
import { doorQueue as fr } from './fr/door-queue.ts';

export const doorQueue = { en, fr };
