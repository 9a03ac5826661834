import { format as en } from './en/format.ts';

export const format = { en };
