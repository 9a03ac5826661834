import { cityIssues as en } from './en/city-issues.ts';
import { cityIssues as fr } from './fr/city-issues.ts';

export const cityIssues = { en, fr };
