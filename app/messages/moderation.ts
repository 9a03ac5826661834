import { moderation as en } from './en/moderation.ts';

export const moderation = { en };
