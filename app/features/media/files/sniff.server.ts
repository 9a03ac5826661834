import { fileTypeFromBuffer } from 'file-type';
import { isFileEnding, type FileEnding } from './file-types.ts';

/**
 * What a file is, by its content: null for anything that may not be stored. Only plain text has no mark
 * of its own, so a name that ends in .csv or .txt tells which text it is.
 */
export async function sniff(bytes: Uint8Array, name: string): Promise<FileEnding | null> {
  const [, ending] = /\.(csv|txt)\s*$/i.exec(name) ?? [];
  if (ending && isText(bytes)) return ending.toLowerCase() === 'csv' ? 'csv' : 'txt';
  const found = await fileTypeFromBuffer(bytes);
  return isFileEnding(found?.ext) && found.ext !== 'txt' && found.ext !== 'csv' ? found.ext : null;
}

/** Whether bytes can be text: UTF-16 says so in its first two, any other has no control characters. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.every((byte) => byte >= 0x20 || isSpace(byte));
}

const isSpace = (byte: number) => byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d;
