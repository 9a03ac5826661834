import { postEditor as en } from './en/post-editor.ts';
import { postEditor as fr } from './fr/post-editor.ts';

export const postEditor = { en, fr };
