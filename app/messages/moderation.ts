import { moderation as en } from './en/moderation.ts';
import { moderation as fr } from './fr/moderation.ts';

export const moderation = { en, fr };
