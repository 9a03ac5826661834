import { activityEditor as en } from './en/activity-editor.ts';

export const activityEditor = { en };
