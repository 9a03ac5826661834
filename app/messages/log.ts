import { log as en } from './en/log.ts';
import { log as fr } from './fr/log.ts';

export const log = { en, fr };
