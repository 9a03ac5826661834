import { editorPictures as en } from './en/editor-pictures.ts';
import { editorPictures as fr } from './fr/editor-pictures.ts';

export const editorPictures = { en, fr };
