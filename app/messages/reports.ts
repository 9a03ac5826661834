import { reports as en } from './en/reports.ts';
import { reports as fr } from './fr/reports.ts';

export const reports = { en, fr };
