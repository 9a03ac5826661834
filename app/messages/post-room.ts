import { postRoom as en } from './en/post-room.ts';
import { postRoom as fr } from './fr/post-room.ts';

export const postRoom = { en, fr };
