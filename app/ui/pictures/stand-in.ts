import { sky } from './stand-in.css.ts';

/** The class that tints the stand-in of a post without a photo: always the same one for the same id. */
export function tintOf(id: string): string {
  const tints = Object.values(sky);
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return tints[sum % tints.length] ?? '';
}
