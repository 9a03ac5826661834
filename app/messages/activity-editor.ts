import { activityEditor as en } from './en/activity-editor.ts';
import { activityEditor as fr } from './fr/activity-editor.ts';

export const activityEditor = { en, fr };
