import { activityView as en } from './en/activity-view.ts';
import { activityView as fr } from './fr/activity-view.ts';

export const activityView = { en, fr };
