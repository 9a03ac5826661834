import { postEditor as en } from './en/post-editor.ts';

export const postEditor = { en };
