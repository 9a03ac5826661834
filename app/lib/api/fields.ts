import { z } from 'zod';

/** An id in the path of a call, in lower case as the database writes it. */
export const idParams = z.object({ id: z.uuid().toLowerCase() });

/** A moment in a response. */
export const moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' });
