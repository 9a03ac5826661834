import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** Who an account is at the operator's identity provider, which then logs that person in. */
export const SignOn = defineEntity({
  name: 'SignOn',
  tableName: 'sign_ons',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    issuer: p.text(),
    /** What the provider calls the person; it never gives the name to somebody else. */
    subject: p.text(),
    /** The address that the provider gave when they were connected. */
    email: p.text(),
    createdAt: createdAt(),
    lastUsedAt: moment().nullable(),
  },
  uniques: [
    { name: 'sign_ons_subject_unique', properties: ['issuer', 'subject'] },
    { name: 'sign_ons_user_unique', properties: ['user', 'issuer'] },
  ],
});
export type SignOn = InferEntity<typeof SignOn>;
