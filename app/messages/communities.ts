import { communities as en } from './en/communities.ts';

export const communities = { en };
