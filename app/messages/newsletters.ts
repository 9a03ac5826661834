import { newsletters as en } from './en/newsletters.ts';

export const newsletters = { en };
