import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { mailStates, serviceReasons, serviceWays } from '../enums.ts';
import { CondoNotice } from './condo-notice.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { Mortgagee, Owner } from './owner.entity.ts';
import { User } from './user.entity.ts';

/** What was handed over on paper to serve a notice: envelopes to the post office, or copies to the units. */
export const ServiceHandover = defineEntity({
  name: 'ServiceHandover',
  tableName: 'service_handovers',
  properties: {
    id: uuidKey(),
    notice: () => p.manyToOne(CondoNotice).ref().deleteRule('cascade'),
    way: p.enum(serviceWays),
    what: p.text(),
    handedOn: p.date(),
    handedBy: p.text(),
    /** How many pieces there were. */
    count: p.integer(),
    recordedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'service_handovers_notice_index', properties: ['notice', 'createdAt'] },
    { name: 'service_handovers_recorded_by_index', properties: ['recordedBy'] },
  ],
  checks: [
    { name: 'service_handovers_words_check', expression: `what <> '' and handed_by <> ''` },
    { name: 'service_handovers_count_check', expression: 'count > 0' },
  ],
});
export type ServiceHandover = InferEntity<typeof ServiceHandover>;

/**
 * How a notice is served on one owner, or at a unit that has none on record. It stays as it is when the
 * owner's record changes, once the notice was served.
 */
export const NoticeService = defineEntity({
  name: 'NoticeService',
  tableName: 'notice_services',
  properties: {
    id: uuidKey(),
    notice: () => p.manyToOne(CondoNotice).ref().deleteRule('cascade'),
    owner: () => p.manyToOne(Owner).ref().nullable().deleteRule('set null'),
    /** The mortgagee whom it is served on instead of an owner. */
    mortgagee: () => p.manyToOne(Mortgagee).ref().nullable().deleteRule('set null'),
    unitLabel: p.text(),
    unitKey: p.text(),
    /** Their other units that the notice is for, in the order of the register. */
    furtherUnits: p.json<{ label: string; key: string }[]>().default([]),
    /** The place in the list: units floors upwards, then owners by name. */
    position: p.integer(),
    /** Null where no owner of the unit is on record. */
    name: p.text().nullable(),
    way: p.enum(serviceWays),
    /** Why that way; null for a unit without an owner on record, and in lists of earlier versions. */
    reason: p.enum(serviceReasons).nullable(),
    /** The address for service, where there is one. */
    address: p.text().nullable(),
    /** The address on record that it is emailed to. */
    emailAddress: p.text().nullable(),
    /** Emails that were queued before don't count, because one came back; null where none did. */
    emailsSince: moment().nullable(),
    /** Whose email counts. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** From when on the owner is sure to have agreed to email; none that was sent before counts. */
    agreedAt: moment().nullable(),
    /** The correction that the owner is served with again; null for the notice as it came out. */
    correctedAt: moment().nullable(),
    /** What became of the email, since when, and where it went. */
    emailState: p.enum(mailStates).nullable(),
    emailAt: moment().nullable(),
    emailTo: p.text().nullable(),
    /** The day on which it came back, as the desk says, so that it served nobody. */
    cameBackOn: p.date().nullable(),
    handover: () => p.manyToOne(ServiceHandover).ref().nullable().deleteRule('set null'),
    /** The later service of the same owner, with a correction; null for the one that counts. */
    replacedBy: () => p.manyToOne(NoticeService).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  uniques: [
    {
      name: 'notice_services_owner_unique',
      properties: ['notice', 'owner'],
      where: { replacedBy: null },
    },
    {
      name: 'notice_services_mortgagee_unique',
      properties: ['notice', 'mortgagee'],
      where: { replacedBy: null },
    },
  ],
  indexes: [
    { name: 'notice_services_notice_index', properties: ['notice', 'position', 'id'] },
    { name: 'notice_services_owner_index', properties: ['owner'] },
    { name: 'notice_services_mortgagee_index', properties: ['mortgagee'] },
    { name: 'notice_services_user_index', properties: ['user'] },
    { name: 'notice_services_handover_index', properties: ['handover'] },
    { name: 'notice_services_replaced_by_index', properties: ['replacedBy'] },
  ],
  checks: [
    { name: 'notice_services_unit_check', expression: `unit_label <> '' and unit_key <> ''` },
  ],
});
export type NoticeService = InferEntity<typeof NoticeService>;
