import { sql } from 'kysely';

/** Whom a hand-over in the log names, as they are called now; null for every other line. */
export const successorNow = sql<string | null>`(
  select person.name from users person
  where event.subject_type = 'ROLE' and person.id = (event.snapshot->>'successorId')::uuid)`;
