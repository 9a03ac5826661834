import { calendars as en } from './en/calendars.ts';
import { calendars as fr } from './fr/calendars.ts';

export const calendars = { en, fr };
