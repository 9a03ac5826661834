import { mailChoices as en } from './en/mail-choices.ts';
import { mailChoices as fr } from './fr/mail-choices.ts';

export const mailChoices = { en, fr };
