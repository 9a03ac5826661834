import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { mailStates, mailTopics, mailTroubles, mailUrgencies } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, language, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A letter by mail to one address: queued in the transaction of what it tells, sent by a job. */
export const MailLetter = defineEntity({
  name: 'MailLetter',
  tableName: 'mail_letters',
  properties: {
    id: uuidKey(),
    /** The name of its kind, one of those in app/jobs/email-kinds. */
    kind: p.text(),
    topic: p.enum(mailTopics),
    /** The position in `mailUrgencies` of how soon it leaves. */
    urgency: p.smallint().default(mailUrgencies.indexOf('ORDINARY')),
    /** Null for an address without an account. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    address: p.text(),
    /** The building it is about, if it is about one. */
    community: () => p.manyToOne(Community).ref().nullable(),
    language: language(),
    /** What the template is given: ids, and words as they stood at that moment. Never a secret. */
    params: p.json<Record<string, unknown>>(),
    /** Names what it tells of, such as `notice:{id}`: nobody gets two letters of one event. */
    event: p.text(),
    state: p.enum(mailStates).default('QUEUED'),
    tries: p.integer().default(0),
    nextTryAt: moment(),
    /** Until then the process that took it may be sending it. */
    claimedUntil: moment().nullable(),
    /** What the mail server said last; for the operator. */
    lastError: p.text().nullable(),
    /** What the last refusal was about, where it was not the recipient; null once it is sent. */
    refusedAbout: p.enum(mailTroubles).nullable(),
    /** When it was sent, or given up. */
    settledAt: moment().nullable(),
    /** The digest that it goes with; from then on it stands as that one does. */
    digest: () => p.manyToOne(MailLetter).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'mail_letters_event_address_unique', properties: ['event', 'address'] }],
  indexes: [
    {
      name: 'mail_letters_due_index',
      properties: ['urgency', 'nextTryAt', 'id'],
      where: { state: 'QUEUED' },
    },
    {
      name: 'mail_letters_refused_index',
      properties: ['state', 'createdAt'],
      where: { refusedAbout: { $ne: null } },
    },
    { name: 'mail_letters_state_index', properties: ['state', 'createdAt', 'id'] },
    { name: 'mail_letters_address_index', properties: ['address'] },
    { name: 'mail_letters_user_index', properties: ['user', 'state', 'createdAt'] },
    {
      name: 'mail_letters_moderation_index',
      properties: ['user'],
      where: { topic: 'MODERATION' },
    },
    { name: 'mail_letters_community_index', properties: ['community'] },
    { name: 'mail_letters_digest_index', properties: ['digest'] },
  ],
});
export type MailLetter = InferEntity<typeof MailLetter>;
