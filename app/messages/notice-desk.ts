import { noticeDesk as en } from './en/notice-desk.ts';
import { noticeDesk as fr } from './fr/notice-desk.ts';

export const noticeDesk = { en, fr };
