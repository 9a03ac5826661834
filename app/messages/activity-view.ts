import { activityView as en } from './en/activity-view.ts';

export const activityView = { en };
