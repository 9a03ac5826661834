import { notices as en } from './en/notices.ts';
import { notices as fr } from './fr/notices.ts';

export const notices = { en, fr };
