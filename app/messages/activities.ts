import { activities as en } from './en/activities.ts';

export const activities = { en };
