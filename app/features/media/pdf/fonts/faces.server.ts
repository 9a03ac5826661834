import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { unpackWoff } from './unpack-woff.server.ts';

const load = createRequire(import.meta.url);

/** The names of the fonts that a PDF is written in. */
export const faceNames = [
  ...(['sans', 'sans-bold', 'serif', 'serif-italic', 'display', 'mono-bold'] as const),
] as const;
export type FaceName = (typeof faceNames)[number];

/** Whether the first file of a font has every letter of printed Latin text (`plain` in runs.server). */
export const hasAllLatin = (name: FaceName): boolean => name !== 'display' && name !== 'mono-bold';

/**
 * The files of each font, in the order in which they are asked for a letter: one for Latin, Greek and Cyrillic, one
 * for Arabic, Hebrew, arrows and signs, one with emoji as outlines, and one that has every script of the basic plane,
 * in pixels.
 */
const files: Record<FaceName, readonly string[]> = {
  sans: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  'sans-bold': [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  serif: [
    '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  'serif-italic': [
    '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  /** The face of the brand's headings, in three files by its letters; then bold print. */
  display: [
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
  'mono-bold': ['dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'],
};

/** A font file, with the name by which a document knows it. */
export interface Face {
  file: string;
  font: Font;
}

const opened = () => processSingleton('pdf-faces', () => new Map<string, Face>());

/** A font file, read when the first letter needs it and kept for the next document. */
function faceOf(file: string): Face {
  const known = opened().get(file);
  if (known) return known;
  const fontkit = load('fontkit') as { create: (bytes: Buffer) => Font };
  const bytes = readFileSync(load.resolve(file));
  const face = { file, font: fontkit.create(file.endsWith('.woff') ? unpackWoff(bytes) : bytes) };
  rememberLetters(face.font);
  opened().set(file, face);
  return face;
}

/** The end of the Latin, Greek, Cyrillic and Armenian letters of which others are made, such as 'É' of 'E'. */
const endOfBaseLetters = 0x600;

/**
 * Has a font know which letter each shape stands for. It keeps what it knew when it first read a shape: where that was
 * as a part of another one, nothing, and from then on no text of any document with it could be copied or read aloud.
 */
function rememberLetters(font: Font): void {
  for (const codePoint of font.characterSet) {
    if (codePoint < endOfBaseLetters) font.glyphForCodePoint(codePoint);
  }
}

/** The font in which most of a text is written. */
export const mainFace = (name: FaceName): Face => faceOf(files[name][0] ?? '');

/**
 * The first of a name's fonts that has all of some letters, which belong together: an emoji is looked for among emoji
 * first. Null where none has them.
 */
export function faceFor(name: FaceName, codePoints: number[], isEmoji: boolean): Face | null {
  const list = files[name];
  const emoji = isEmoji ? list.find((file) => file.includes('noto-emoji')) : undefined;
  for (const file of emoji ? [emoji, ...list] : list) {
    const face = faceOf(file);
    if (codePoints.every((one) => face.font.hasGlyphForCodePoint(one))) return face;
  }
  return null;
}
