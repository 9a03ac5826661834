import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/** What an account asks for after the password. An account without a row asks for nothing more. */
export const SecondStep = defineEntity({
  name: 'SecondStep',
  tableName: 'second_steps',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    /** The secret that it shares with an app, encrypted; null where no app is set up. */
    appSecret: p.text().nullable(),
    /** The half minute of the last code that was used, counted from 1970: none up to it is good again. */
    lastCodeAt: p.integer().nullable(),
    recoverySalt: p.text(),
    /** The digests of the recovery codes that are left. */
    recoveryHashes: p.array().default([]),
    createdAt: createdAt(),
  },
});
export type SecondStep = InferEntity<typeof SecondStep>;
