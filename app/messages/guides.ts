import { guides as en } from './en/guides.ts';

export const guides = { en };
