import { noticeDoors as en } from './en/notice-doors.ts';
import { noticeDoors as fr } from './fr/notice-doors.ts';

export const noticeDoors = { en, fr };
