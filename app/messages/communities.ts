import { communities as en } from './en/communities.ts';
import { communities as fr } from './fr/communities.ts';

export const communities = { en, fr };
