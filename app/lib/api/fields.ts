import { z } from 'zod';
import { languages } from '#db/enums.ts';

/** An id in the path of a call, in lower case as the database writes it. */
export const idParams = z.object({ id: z.uuid().toLowerCase() });

/** A moment in a response. */
export const moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' });

/** The language of an answer's texts, which may differ from the one that was asked for. */
export const contentLanguage = z.enum(languages).meta({
  description:
    'The language of its texts: the one you asked for, or the other one if there is no version in yours',
});
