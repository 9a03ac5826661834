import { profiles as en } from './en/profiles.ts';

export const profiles = { en };
