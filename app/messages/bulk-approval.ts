import { bulkApproval as en } from './en/bulk-approval.ts';
import { bulkApproval as fr } from './fr/bulk-approval.ts';

export const bulkApproval = { en, fr };
