import { security as en } from './en/security.ts';

export const security = { en };
