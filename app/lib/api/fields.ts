import { z } from 'zod';

/** The id of a thing, in the path of a call. Compared in lower case, as the database spells it. */
export const idParams = z.object({ id: z.uuid().toLowerCase() });

/** A moment in an answer. */
export const moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' });
