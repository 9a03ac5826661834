import { withoutTurns } from '#app/lib/isolated.ts';
import type { FileEnding } from './file-types.ts';

const maxLength = 120;

/** Anything that no file name needs: controls, marks that turn the direction of writing, and slashes. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/**
 * The name to keep a file under: the last part of the path it came with, without what is not wanted in
 * a name, of at most 120 characters, and with the ending of what the file really is.
 */
export function keptFileName(sent: string, ending: FileEnding): string {
  const clean = cleaned(sent.split(/[/\\]/).at(-1) ?? '');
  const endings = ending === 'jpg' ? ['.jpg', '.jpeg'] : [`.${ending}`];
  const has = endings.find((one) => clean.toLowerCase().endsWith(one));
  const stem = withoutDots(has ? clean.slice(0, -has.length) : clean);
  const short = [...(stem || 'file')].slice(0, maxLength - 5).join('');
  return `${short.trimEnd()}.${ending}`;
}

/** A name for a folder, of at most 60 characters: some systems allow 260 for a whole path. */
export function folderNameFrom(title: string): string {
  const stem = withoutDots(cleaned(title.replace(/[/\\]/g, '-')));
  return withoutDots([...stem].slice(0, 60).join('')) || 'folder';
}

const cleaned = (name: string): string =>
  shortened(name).normalize('NFC').replace(unwanted, '').replace(/\s+/g, ' ').trim();

const withoutDots = (name: string): string => name.replace(/^[.\s]+|[.\s]+$/g, '');

/** The beginning and the end of a name that is far longer than what is kept of it. */
const shortened = (name: string): string =>
  name.length > 4 * maxLength
    ? (name.slice(0, 3 * maxLength) + name.slice(-maxLength)).toWellFormed()
    : name;

/**
 * The header that names a file to a browser: in ASCII for old ones, and in full. `opens` says that it
 * is shown rather than saved.
 */
export function contentDisposition(name: string, opens: boolean): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(withoutTurns(name)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${opens ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
}
