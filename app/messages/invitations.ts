import { invitations as en } from './en/invitations.ts';
import { invitations as fr } from './fr/invitations.ts';

export const invitations = { en, fr };
