import { createHash, randomBytes } from 'node:crypto';
import { Session } from '#db/entities/index.ts';
import type { TestHarness } from './test-env.ts';

export type Em = ReturnType<TestHarness['orm']['em']['fork']>;

/** Adds a session for a person, as logging in would, and returns its cookie. */
export async function signIn(em: Em, user: { id: string }): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await em.insert(Session, {
    idHash: createHash('sha256').update(secret).digest('hex'),
    user: user.id,
    createdAt: new Date(),
    lastSeenAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return `session=${encodeURIComponent(Buffer.from(JSON.stringify(secret)).toString('base64'))}`;
}
