import { communitySettings as en } from './en/community-settings.ts';
import { communitySettings as fr } from './fr/community-settings.ts';

export const communitySettings = { en, fr };
