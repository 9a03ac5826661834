import { z } from 'zod';
import { decisionReason } from '#app/features/posts/schema.ts';

/** The form that rejects all pending posts of one author. */
export const rejectAuthorSchema = z.object({ reason: decisionReason });
