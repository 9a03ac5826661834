import { files as en } from './en/files.ts';
import { files as fr } from './fr/files.ts';

export const files = { en, fr };
