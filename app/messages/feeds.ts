import { feeds as en } from './en/feeds.ts';
import { feeds as fr } from './fr/feeds.ts';

export const feeds = { en, fr };
