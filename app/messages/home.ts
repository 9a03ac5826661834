import { home as en } from './en/home.ts';

export const home = { en };
