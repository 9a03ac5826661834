import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { consentAnswers, consentWays, emailSources, languages } from '../enums.ts';
import { Community } from './community.entity.ts';
import { RecordDocument } from './record-document.entity.ts';
import { createdAt, updatedAt, uuidKey, version } from './shared.ts';
import { Unit } from './unit.entity.ts';
import { User } from './user.entity.ts';
import { UserCommunity } from './user-community.entity.ts';

/** A person or company in the corporation's record of owners, with an account or without. */
export const Owner = defineEntity({
  name: 'Owner',
  tableName: 'owners',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    /** The membership or invitation that is theirs; null where they have none, or nobody said. */
    membership: () => p.manyToOne(UserCommunity).ref().nullable().deleteRule('set null'),
    name: p.text(),
    /** The language of email to an address without an account; null for that of the community. */
    language: p.enum(languages).nullable(),
    /** The email for service that somebody wrote down; null where it is the account's confirmed address, or none. */
    email: p.text().nullable(),
    emailSource: p.enum(emailSources).nullable(),
    /** The day on which it was written down, and by whom. */
    emailOn: p.date().nullable(),
    emailBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The address that the desk says email comes back from, and the day; no email serves there. */
    returnedEmail: p.text().nullable(),
    returnedOn: p.date().nullable(),
    /** The address for service, a line each; null where that is the unit. */
    address: p.text().nullable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [
    { name: 'owners_community_index', properties: ['community'] },
    { name: 'owners_membership_index', properties: ['membership'] },
    { name: 'owners_email_by_index', properties: ['emailBy'] },
  ],
  checks: [
    { name: 'owners_name_check', expression: `name <> ''` },
    {
      name: 'owners_email_check',
      expression: `(email is null) = (email_source is null) and (email is null) = (email_on is null)`,
    },
    {
      name: 'owners_returned_check',
      expression: `(returned_email is null) = (returned_on is null)`,
    },
  ],
});
export type Owner = InferEntity<typeof Owner>;

/** That an owner owns a unit, from a day until a day. A unit may have several at the same time. */
export const Ownership = defineEntity({
  name: 'Ownership',
  tableName: 'ownerships',
  properties: {
    id: uuidKey(),
    owner: () => p.manyToOne(Owner).ref().deleteRule('cascade'),
    unit: () => p.manyToOne(Unit).ref(),
    /** The first day as its owner; null where nobody said. */
    startedOn: p.date().nullable(),
    /** The last day as its owner; null while they are one. */
    endedOn: p.date().nullable(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'ownerships_owner_index', properties: ['owner'] },
    { name: 'ownerships_unit_index', properties: ['unit'] },
    {
      name: 'ownerships_ended_index',
      properties: ['endedOn'],
      where: { endedOn: { $ne: null } },
    },
  ],
});
export type Ownership = InferEntity<typeof Ownership>;

/**
 * What an owner answered about legal notices: AGREED to email, or REFUSED it, which is a request for paper. The newest
 * counts; none is ever changed.
 */
export const OwnerConsent = defineEntity({
  name: 'OwnerConsent',
  tableName: 'owner_consents',
  properties: {
    id: uuidKey(),
    owner: () => p.manyToOne(Owner).ref().deleteRule('cascade'),
    answer: p.enum(consentAnswers),
    /** The day on which they gave it. */
    givenOn: p.date(),
    way: p.enum(consentWays),
    /** The form or letter, on the shelf of documents. */
    document: () => p.manyToOne(RecordDocument).ref().nullable().deleteRule('set null'),
    recordedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'owner_consents_owner_index', properties: ['owner', 'createdAt'] },
    { name: 'owner_consents_document_index', properties: ['document'] },
    { name: 'owner_consents_recorded_by_index', properties: ['recordedBy'] },
  ],
});
export type OwnerConsent = InferEntity<typeof OwnerConsent>;

/** A mortgagee of a unit who has asked in writing for the notices of meetings (Condominium Act, s. 46.1 and 47). */
export const Mortgagee = defineEntity({
  name: 'Mortgagee',
  tableName: 'mortgagees',
  properties: {
    id: uuidKey(),
    unit: () => p.manyToOne(Unit).ref().deleteRule('cascade'),
    name: p.text(),
    email: p.text().nullable(),
    /** The address that the desk says email comes back from. */
    returnedEmail: p.text().nullable(),
    address: p.text(),
    /** The day on which they asked. */
    askedOn: p.date(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [{ name: 'mortgagees_unit_index', properties: ['unit'] }],
  checks: [{ name: 'mortgagees_name_check', expression: `name <> '' and address <> ''` }],
});
export type Mortgagee = InferEntity<typeof Mortgagee>;
