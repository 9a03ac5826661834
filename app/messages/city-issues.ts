import { cityIssues as en } from './en/city-issues.ts';

export const cityIssues = { en };
