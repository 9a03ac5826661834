import { hub as en } from './en/hub.ts';

export const hub = { en };
