import { z } from 'zod';
import { consentAnswers, consentWays, emailSources } from '#db/enums.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { text, line, short, id, moment, day, language } from './row-fields.ts';

/** The rows of the record of owners: owners, what they own, mortgagees, and answers about notices by email. */
export const ownerRows = {
  owners: z.object({
    id,
    membership_id: id.nullable(),
    name: short,
    language: language.nullish(),
    email: email.nullish(),
    email_source: z.enum(emailSources).nullish(),
    email_on: day.nullish(),
    email_by_id: id.nullish(),
    returned_email: line.nullish(),
    returned_on: day.nullish(),
    address: text.nullable(),
    // In an export of an earlier version an owner has one unit.
    unit_id: id.nullish(),
    ended_on: day.nullish(),
    created_at: moment,
    updated_at: moment,
  }),
  ownerships: z.object({
    id,
    owner_id: id,
    unit_id: id,
    started_on: day.nullable(),
    ended_on: day.nullable(),
    created_at: moment,
  }),
  mortgagees: z.object({
    id,
    unit_id: id,
    name: short,
    email: email.nullable(),
    returned_email: line.nullish(),
    address: text.min(1),
    asked_on: day,
    created_at: moment,
    updated_at: moment,
  }),
  'owner-consents': z.object({
    ...{ id, owner_id: id, answer: z.enum(consentAnswers), given_on: day },
    way: z.enum(consentWays),
    document_id: id.nullish(),
    recorded_by_id: id.nullable(),
    created_at: moment,
  }),
};
