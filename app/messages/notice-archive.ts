import { noticeArchive as en } from './en/notice-archive.ts';
import { noticeArchive as fr } from './fr/notice-archive.ts';

export const noticeArchive = { en, fr };
