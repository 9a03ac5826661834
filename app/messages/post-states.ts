import { postStates as en } from './en/post-states.ts';
import { postStates as fr } from './fr/post-states.ts';

export const postStates = { en, fr };
