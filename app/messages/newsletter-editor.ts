import { newsletterEditor as en } from './en/newsletter-editor.ts';
import { newsletterEditor as fr } from './fr/newsletter-editor.ts';

export const newsletterEditor = { en, fr };
