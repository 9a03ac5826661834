import { z } from 'zod';
import { languages, membershipStates, tenures } from '#db/enums.ts';
import { ownersUndoSchema } from '../../../owners/from-list.server.ts';

/** What a row said before and after a list was saved, so that it can be taken back. */
export const written = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  condoUnit: z.string(),
  unitId: z.string().nullable(),
  tenure: z.enum(tenures).nullable(),
  language: z.enum(languages).nullable(),
  /** Lists that were saved before there were phones have none. */
  phone: z.string().nullable().default(null),
});
export const undoSchema = z.object({
  /** Invitations that were there before. */
  invitations: z.array(z.object({ id: z.uuid(), before: written, after: written })),
  /** Members whose tenure changed. */
  members: z.array(
    z.object({
      id: z.uuid(),
      before: z.enum(tenures).nullable(),
      after: z.enum(tenures).nullable(),
    }),
  ),
  /** Further units that it gave: their state and tenure before, the state null for new ones, and the tenure since. */
  furtherUnits: z
    .array(
      z.object({
        id: z.uuid(),
        before: z.enum(membershipStates).nullable(),
        tenureBefore: z.enum(tenures).nullable(),
        tenure: z.enum(tenures).nullable(),
      }),
    )
    .default([]),
  /** What changed in the record of owners. Lists that were saved before there was one changed nothing. */
  owners: ownersUndoSchema.default({
    created: [],
    versions: {},
    ownerships: [],
    consents: [],
    addresses: [],
    emails: [],
  }),
  /** The ids of units that were added to the register. */
  units: z.array(z.uuid()),
});
export type Undo = z.output<typeof undoSchema>;
