import { editorialForms as en } from './en/editorial-forms.ts';
import { editorialForms as fr } from './fr/editorial-forms.ts';

export const editorialForms = { en, fr };
