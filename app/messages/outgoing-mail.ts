import { outgoingMail as en } from './en/outgoing-mail.ts';
import { outgoingMail as fr } from './fr/outgoing-mail.ts';

export const outgoingMail = { en, fr };
