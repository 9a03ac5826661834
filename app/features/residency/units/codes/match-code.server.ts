import { sql } from '@mikro-orm/core';
import { UnitCode } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter, createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import { readCode, hashCode } from './code.server.ts';

const quarterHour = 15 * 60;

/** Many neighbours may type theirs on the building's own network, so only wrong codes count. */
const wrongByNetwork = createNetworkLimiter('code-address', { points: 30, duration: quarterHour });
const wrongByAccount = createLimiter('code-account', { points: 10, duration: quarterHour });
/** Addresses that were only opened count for themselves: a picture on any page makes a browser open one. */
const wrongOpened = createNetworkLimiter('code-opened', { points: 30, duration: quarterHour });

/** A code that opens the door, and of which unit. */
export type MatchedCode = Awaited<ReturnType<typeof tryCode>>;

/** Who tries a code: the address it comes from, and the account, if somebody is logged in. */
export interface CodeTry {
  request: Request;
  accountId: string | null;
}

/**
 * The unit whose code somebody typed. Throws AppError: `invalid` with one message for a wrong and a
 * revoked code and another for one that has expired; `too-many` after thirty wrong codes from an
 * address (more from larger IPv6 networks), or ten of an account, within 15 minutes. Codes in an address that
 * is only opened take nothing from these, and have thirty of their own.
 */
export function matchCode(em: Em, typed: string, by: CodeTry): Promise<MatchedCode> {
  const tried = triedIn.get(by.request) ?? new Map<string, Promise<MatchedCode>>();
  triedIn.set(by.request, tried);
  const match = tried.get(typed) ?? tryCode(em, typed, by);
  tried.set(typed, match);
  return match;
}

/** The codes that a request has tried: a form reads the same one more than once. */
const triedIn = new WeakMap<Request, Map<string, Promise<MatchedCode>>>();

async function tryCode(em: Em, typed: string, by: CodeTry) {
  await count('countTry', by);
  const code = readCode(typed);
  const row = code === null ? undefined : await findByHash(em, hashCode(code));
  if (!row || row.revokedAt) throw wrongCode();
  await count('uncountTry', by);
  if (row.expiresAt <= new Date()) throw new AppError('invalid', 'codes.expired');
  const { id, unitId, label, communityId, openedAt, slug, name, address: street, language } = row;
  return {
    id,
    unit: { id: unitId, label },
    community: {
      id: communityId,
      slug,
      name,
      address: street,
      language,
      isOpen: openedAt !== null,
    },
  };
}

/** Whether a request only opens an address, and nobody pressed anything. */
export const isOnlyOpened = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Counts a try, or takes it back. */
async function count(
  act: 'countTry' | 'uncountTry',
  { request, accountId }: CodeTry,
): Promise<void> {
  if (isOnlyOpened(request)) return wrongOpened[act]({ request });
  await wrongByNetwork[act]({ request });
  if (accountId) await wrongByAccount[act](accountId);
}

/** Counts somebody who came in with a code. Throws AppError `invalid` for one that was revoked since. */
export async function countUse(tx: Em, { id }: Pick<MatchedCode, 'id'>): Promise<void> {
  const valid = { id, revokedAt: null, expiresAt: { $gt: new Date() } };
  const used = await tx.nativeUpdate(UnitCode, valid, { uses: sql`uses + 1` });
  if (used === 0) throw wrongCode();
}

const wrongCode = () => new AppError('invalid', 'codes.wrong');

const findByHash = (em: Em, hash: string) =>
  kysely(em)
    .selectFrom('unit_codes as code')
    .innerJoin('units as unit', 'unit.id', 'code.unit')
    .innerJoin('communities as community', 'community.id', 'unit.community')
    .select(['code.id', 'code.expiresAt', 'code.revokedAt', 'unit.id as unitId', 'unit.label'])
    .select(['community.id as communityId', 'community.slug', 'community.name'])
    .select(['community.address', 'community.language', 'community.openedAt'])
    .where('code.codeHash', '=', hash)
    .executeTakeFirst();
