import { events as en } from './en/events.ts';

export const events = { en };
