import { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

const alt = (missing: MessageKey) =>
  z.string({ error: missing }).trim().min(1, missing).max(200, 'editorPictures.altTooLong');

/** The form that uploads a picture, and the button that deletes one. */
export const pictureSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add'),
    altEn: alt('editorPictures.altEnMissing'),
    altFr: alt('editorPictures.altFrMissing'),
  }),
  z.object({ change: z.literal('remove'), id: z.uuid({ error: 'editorPictures.gone' }) }),
]);
