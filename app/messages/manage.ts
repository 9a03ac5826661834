import { manage as en } from './en/manage.ts';
import { manage as fr } from './fr/manage.ts';

export const manage = { en, fr };
