import { localeOf } from '#app/lib/i18n/locale.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { translateKey } from '#app/messages/catalogue.server.ts';
import type { ProcessedImage } from '../processing/process-image.server.ts';
import { readParts, type ExpectedPhotos } from './read-parts.server.ts';

export interface FormWithPhotos {
  /** The fields without the files. */
  form: FormData;
  photos: ProcessedImage[];
  /** Why the files were refused, as the text for their field; then `photos` is empty. */
  problem: string | null;
}

/**
 * Reads a form post with photos. Throws AppError: `invalid`, `too-many`, `wrong-type` when it is
 * not a form.
 */
export async function readFormWithPhotos(
  request: Request,
  actor: Actor,
  expected: ExpectedPhotos,
): Promise<FormWithPhotos> {
  const { refusal, ...parts } = await readParts(request, actor, expected);
  const problem = refusal && translateKey(localeOf(request), refusal.messageKey, refusal.params);
  return { ...parts, problem };
}
