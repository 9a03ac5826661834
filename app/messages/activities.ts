import { activities as en } from './en/activities.ts';
import { activities as fr } from './fr/activities.ts';

export const activities = { en, fr };
