import { z } from 'zod';
import { consentAnswers, consentWays } from '#db/enums.ts';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { addressLength, addressLines, ownerNameLength } from './limits.ts';

/** Lines as people see them, without those that are empty. */
const visibleLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(visibleText)
    .filter(Boolean)
    .join('\n');

/** An address for service, a line each. */
export const addressField = z
  .string({ error: 'owners.mortgageeAddressRequired' })
  .overwrite(visibleLines)
  .max(addressLength, 'owners.addressTooLong')
  .refine((text) => text.split('\n').length <= addressLines, 'owners.addressTooLong')
  .optional();

/** The name of an owner or a mortgagee, a person or a company. */
export const nameField = z
  .string({ error: 'owners.nameRequired' })
  .overwrite(visibleText)
  .min(1, 'owners.nameRequired')
  .max(ownerNameLength, 'owners.nameTooLong')
  .refine((name) => !hasAddressSigns(name), 'owners.nameSigns');

const answer = z.enum(consentAnswers, { error: 'owners.answerRequired' });

const day = (unreadable: MessageKey) => z.string().trim().refine(isDay, unreadable).optional();

/** The form of the desk for an owner, new or known. */
export const ownerSchema = z
  .object({
    name: nameField,
    /** The owner on record who gets one more unit, or 'new' for somebody else of the same name. */
    sameAs: z.union([z.literal('new'), z.uuid('owners.notFound')]).optional(),
    /** The membership whose account it is; empty for none. */
    membership: z.uuid('owners.accountUnknown').toLowerCase().optional(),
    email: email.optional(),
    /** That email to the address no longer comes back. */
    worksAgain: z.boolean().default(false),
    address: addressField,
    /** Left out while nobody said. */
    answer: answer.optional(),
    givenOn: day('owners.givenOnUnreadable'),
    way: z.enum(consentWays, { error: 'owners.wayRequired' }).optional(),
    document: z.uuid('owners.documentUnknown').optional(),
    startedOn: day('owners.startedOnUnreadable'),
    endedOn: day('owners.endedOnUnreadable'),
    version: z.coerce.number().int().min(1).optional(),
  })
  .superRefine(({ answer: given, givenOn, way, document, startedOn, endedOn }, context) => {
    const complain = (path: string, message: MessageKey) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (startedOn && endedOn && startedOn > endedOn) complain('endedOn', 'owners.endedOnEarlier');
    if (!given) {
      if (givenOn || way || document) complain('answer', 'owners.answerRequired');
      return;
    }
    if (!givenOn) complain('givenOn', 'owners.givenOnRequired');
    else if (isDay(givenOn) && givenOn > cityToday()) complain('givenOn', 'owners.givenOnLater');
    if (!way) complain('way', 'owners.wayRequired');
  });
export type OwnerInput = z.output<typeof ownerSchema>;

/** The button of the desk that says whose account an owner has. */
export const accountSchema = z.object({
  intent: z.literal('account'),
  membership: z.uuid('owners.accountUnknown').toLowerCase(),
  version: z.coerce.number().int().min(1),
});

/** The form of an owner for their own record: the desk has the name from the title. */
export const ownRecordSchema = z.object({
  email: email.optional(),
  address: addressField,
  /** Left out while they have not answered. */
  answer: answer.optional(),
  version: z.coerce.number().int().min(1),
});
export type OwnRecordInput = z.output<typeof ownRecordSchema>;
