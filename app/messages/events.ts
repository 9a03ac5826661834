import { events as en } from './en/events.ts';
import { events as fr } from './fr/events.ts';

export const events = { en, fr };
