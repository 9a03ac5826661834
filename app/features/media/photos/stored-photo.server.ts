import { detectType } from '#app/lib/detect-type.server.ts';
import { maxPhotoBytes } from './limits.ts';

/** Whether bytes are a file as the store of photos has them: a WebP of no more bytes than a photo may have. */
export const isStoredPhoto = async (bytes: Uint8Array): Promise<boolean> =>
  bytes.byteLength <= maxPhotoBytes && (await detectType(bytes)) === 'webp';
