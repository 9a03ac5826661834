import { editorDesk as en } from './en/editor-desk.ts';
import { editorDesk as fr } from './fr/editor-desk.ts';

export const editorDesk = { en, fr };
