import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { languages, roles } from '../enums.ts';
import { createdAt, moment, uuidKey } from './shared.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: uuidKey(),
    name: p.text(),
    /** Always lower case, so that one person cannot hold two accounts by capital letters. */
    email: p.text().unique('users_email_unique'),
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
    createdAt: createdAt(),
  },
  checks: [
    { name: 'users_email_lower_check', expression: 'email = lower(email)' },
    { name: 'users_name_check', expression: `name <> ''` },
  ],
});
export type User = InferEntity<typeof User>;
