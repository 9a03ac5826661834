import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { passkeyUses } from '../enums.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A key of a device or a password manager, of which we have the public half. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** What the person calls it. */
    name: p.text(),
    credentialId: p.text().unique('passkeys_credential_id_unique'),
    /** In base64url. */
    publicKey: p.text(),
    /** How often its device says that it was used; 0 where it doesn't count. */
    counter: p.integer().default(0),
    /** How a browser may reach it, such as 'usb' or 'internal'. */
    transports: p.array().default([]),
    createdAt: createdAt(),
    lastUsedAt: moment().nullable(),
  },
  indexes: [{ name: 'passkeys_user_index', properties: ['user'] }],
});
export type Passkey = InferEntity<typeof Passkey>;

/** What a passkey is asked to sign, once. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    challenge: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    use: p.enum(passkeyUses),
    expiresAt: moment(),
  },
  indexes: [{ name: 'passkey_challenges_user_index', properties: ['user'] }],
});
export type PasskeyChallenge = InferEntity<typeof PasskeyChallenge>;
