import { profiles as en } from './en/profiles.ts';
import { profiles as fr } from './fr/profiles.ts';

export const profiles = { en, fr };
