import { suggestions as en } from './en/suggestions.ts';
import { suggestions as fr } from './fr/suggestions.ts';

export const suggestions = { en, fr };
