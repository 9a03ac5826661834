import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { languages, roles, type Tenure } from '../enums.ts';
import { createdAt, moment, uuidKey } from './shared.ts';

/** What the account had before its deletion was asked for, and nobody else sees meanwhile. */
export interface HeldAccount {
  name: string;
  phone: string | null;
  image: string | null;
  showsEmail: boolean;
  /** The memberships that ended with it, the primary one first. */
  memberships: { communityId: string; condoUnit: string; claimedTenure: Tenure | null }[];
}

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: uuidKey(),
    name: p.text(),
    /** Always lower case, so that one person cannot hold two accounts by capital letters. */
    email: p.text().unique('users_email_unique'),
    /**
     * The address from before a change that is not confirmed yet. It stays taken, and is the account's again
     * when somebody registers with the new one. Null at any other time.
     */
    emailBefore: p.text().nullable().unique('users_email_before_unique'),
    /** An argon2id hash; never selected unless a query asks for it. */
    password: p.text().hidden().lazy(),
    phone: p.text().nullable(),
    role: p.enum(roles).default('RESIDENT'),
    image: p.text().nullable(),
    /** The language the person chose; null while none was. */
    language: p.enum(languages).nullable(),
    /** True once the e-mail address is confirmed. */
    isAuthenticated: p.boolean().default(false),
    /** Set while the operator keeps the person out: nobody logs in, and no session counts. */
    disabledAt: moment().nullable(),
    /** Whether the other people of an activity may see the address. */
    showsEmail: p.boolean().default(false),
    /** When the person asked for the account to be deleted, in UTC; it happens 30 days later. */
    deletionAskedAt: moment().nullable(),
    /** What comes back if the person does; null again once the account is deleted for good. */
    held: p.json<HeldAccount>().nullable().lazy(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'users_name_index', properties: ['name', 'id'] },
    {
      name: 'users_grams_index',
      expression: `create index "users_grams_index" on "users" using gin (search_grams(((name || ' '::text) || email)))`,
    },
    { name: 'users_admins_index', properties: ['id'], where: { role: 'ADMIN' } },
    {
      name: 'users_not_residents_index',
      properties: ['id'],
      where: { $and: [{ role: { $ne: 'RESIDENT' } }, { role: { $ne: 'BOARD' } }] },
    },
    {
      name: 'users_staff_name_index',
      properties: ['name', 'id'],
      where: { role: { $ne: 'RESIDENT' } },
    },
  ],
  checks: [
    { name: 'users_email_lower_check', expression: 'email = lower(email)' },
    {
      name: 'users_email_before_check',
      expression: 'email_before is null or (not is_authenticated and email_before <> email)',
    },
    { name: 'users_name_check', expression: `name <> ''` },
  ],
});
export type User = InferEntity<typeof User>;
