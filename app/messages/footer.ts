import { footer as en } from './en/footer.ts';
import { footer as fr } from './fr/footer.ts';

export const footer = { en, fr };
