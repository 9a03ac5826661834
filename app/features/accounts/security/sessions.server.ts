import { Session } from '#db/entities/index.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import {
  readBrowser,
  type BrowserName,
} from '#app/features/accounts/login/sign-ins/browser-name.ts';

type SessionCtx = Pick<RequestContext, 'em' | 'actor' | 'session'>;

export interface OwnSession {
  id: string;
  isThis: boolean;
  browser: BrowserName;
  lastSeenAt: Date;
  createdAt: Date;
}

const mostShown = 50;

/** The actor's sessions, this one first, then the last seen; at most 50. */
export async function ownSessions(ctx: SessionCtx): Promise<OwnSession[]> {
  const { id } = requireActor(ctx);
  const current = ctx.session?.idHash ?? '';
  const rows = await kysely(ctx.em)
    .selectFrom('sessions')
    .select(['idHash', 'userAgent', 'lastSeenAt', 'createdAt'])
    .where('user', '=', id)
    .where('expiresAt', '>', new Date())
    .orderBy((of) => of('idHash', '=', current), 'desc')
    .orderBy('lastSeenAt', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ idHash, userAgent, lastSeenAt, createdAt }) => ({
    id: idHash,
    isThis: idHash === current,
    browser: readBrowser(userAgent),
    lastSeenAt,
    createdAt,
  }));
}

/** Ends every session of the actor but this one; returns how many there were. */
export async function endOtherSessions(ctx: SessionCtx): Promise<number> {
  const { id } = requireActor(ctx);
  return ctx.em.nativeDelete(Session, {
    user: id,
    idHash: { $ne: ctx.session?.idHash ?? '' },
    expiresAt: { $gt: new Date() },
  });
}

/** Ends one session of the actor's. Returns its browser; null when it has ended already. */
export async function endOwnSession(
  ctx: SessionCtx,
  sessionId: string,
): Promise<BrowserName | null> {
  const { id } = requireActor(ctx);
  const session = await kysely(ctx.em)
    .selectFrom('sessions')
    .select('userAgent')
    .where('user', '=', id)
    .where('idHash', '=', sessionId)
    .executeTakeFirst();
  const ended = await ctx.em.nativeDelete(Session, { user: id, idHash: sessionId });
  return session && ended > 0 ? readBrowser(session.userAgent) : null;
}
