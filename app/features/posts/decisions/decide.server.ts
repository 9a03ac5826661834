import { raw } from '@mikro-orm/core';
import { Activity, Listing, ModerationEvent } from '#db/entities/index.ts';
import type { ModerationAction } from '#db/entities/index.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { relativeTime } from '#app/lib/format.ts';
import { nouns } from '../labels.ts';
import { canSeeItem, capacities, type Subject } from '../policy.ts';
import { waysTo, type Status, type SubjectType } from '../state-machine.ts';

export interface Decision {
  type: SubjectType;
  id: string;
  /** The status that is wanted. */
  status: Status;
  /** The version the decision was made on; without it, the item as it stands now. */
  version?: number | undefined;
  /** Shown to the author. */
  reason?: string | undefined;
  /** Shown to moderators. */
  note?: string | undefined;
}

export interface Outcome {
  title: string;
  /** False when somebody had brought about the same before. */
  changed: boolean;
  /** For an outcome that was reached before: who did it and when, for people. */
  earlier: string | null;
}

/** What a listing and an activity have in common, for the one UPDATE that moves either. */
const tableOf = (type: SubjectType) => (type === 'LISTING' ? Listing : Activity);

/**
 * Moves a listing or an activity to another status, in one conditional UPDATE with its event in
 * the log. Throws AppError: `unauthenticated`; `not-found` for an item the actor may not see;
 * `forbidden` when the actor may see but not decide; `conflict` when it stands otherwise by now.
 * The same outcome reached before is no error.
 */
export async function decide(ctx: Ctx, decision: Decision): Promise<Outcome> {
  const actor = requireActor(ctx);
  const item = await loadItem(ctx.em, decision);
  if (!item || !canSeeItem(actor, item)) throw missing(decision.type);
  const held = capacities(actor, item);
  const ways = waysTo(decision.type, decision.status);
  const fromHere = ways.filter(({ from }) => from === item.status);
  const candidates = fromHere.length > 0 ? fromHere : ways;
  if (!candidates.some(({ by }) => held.includes(by))) {
    throw new AppError('forbidden', `You may not do this with this ${nouns[decision.type]}.`);
  }
  const way = fromHere.find(({ by }) => held.includes(by));
  const moved = way ? await move(ctx.em, { actor, item, decision, action: way.action }) : false;
  if (moved) return { title: item.title, changed: true, earlier: null };
  return settled(ctx.em, decision);
}

/** Writes the new status if nothing changed since it was read; returns whether it did. */
async function move(
  em: Em,
  change: { actor: Actor; item: Item; decision: Decision; action: ModerationAction },
): Promise<boolean> {
  const { actor, item, decision, action } = change;
  return em.transactional(async (tx) => {
    const changed = await tx.nativeUpdate(
      tableOf(decision.type) as typeof Listing,
      {
        id: item.id,
        community: item.communityId,
        status: item.status as Listing['status'],
        version: decision.version ?? item.version,
      },
      {
        status: decision.status as Listing['status'],
        version: raw('version + 1'),
        updatedAt: new Date(),
      },
    );
    if (changed === 0) return false;
    await recordEvent(tx, {
      actor,
      type: decision.type,
      item,
      action,
      to: decision.status,
      reason: decision.reason,
      note: decision.note,
    });
    return true;
  });
}

/** Adds a line to the log of what happened to an item. Call it inside the item's transaction. */
export async function recordEvent(
  em: Em,
  event: {
    actor: Actor;
    type: SubjectType;
    item: Pick<Item, 'id' | 'communityId' | 'title' | 'description' | 'version'> & {
      status: Status | null;
    };
    action: ModerationAction;
    to: Status;
    reason?: string | undefined;
    note?: string | undefined;
  },
): Promise<void> {
  const { actor, item } = event;
  em.create(ModerationEvent, {
    subjectType: event.type,
    subjectId: item.id,
    community: item.communityId,
    actor: actor.id,
    actorRole: actor.role,
    action: event.action,
    fromStatus: item.status,
    toStatus: event.to,
    publicReason: event.reason ?? null,
    internalNote: event.note ?? null,
    snapshot: { title: item.title, description: item.description, version: item.version },
  });
  await em.flush();
}

/** After an UPDATE that changed nothing: the item is there already, or stands otherwise. */
async function settled(em: Em, decision: Decision): Promise<Outcome> {
  const now = await loadItem(em, decision);
  if (!now) throw missing(decision.type);
  const last = await lastEvent(em, decision);
  const told = last
    ? `${last.actorName} ${pastTense(last.action)} it ${when(last.createdAt)}`
    : null;
  if (now.status === decision.status) {
    return { title: now.title, changed: false, earlier: told };
  }
  const changedSince = decision.version !== undefined && now.version !== decision.version;
  throw new AppError(
    'conflict',
    told && changedSince
      ? `“${now.title}” changed in the meantime: ${told}. Please look at it again.`
      : `“${now.title}” is ${statusWords[now.status]} now, so this cannot be done.`,
  );
}

export const statusWords: Record<Status, string> = {
  PENDING: 'waiting for the board',
  PUBLISHED: 'published',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn by its author',
  SOLD: 'sold',
  CANCELLED: 'cancelled',
  REMOVED: 'removed',
};

/** 'approved', as in '… approved it 2 hours ago'. */
export function pastTense(action: ModerationAction): string {
  const words: Record<ModerationAction, string> = {
    SUBMIT: 'submitted',
    EDIT: 'edited',
    RESUBMIT: 'resubmitted',
    APPROVE: 'approved',
    REJECT: 'rejected',
    REMOVE: 'removed',
    RESTORE: 'restored',
    WITHDRAW: 'withdrew',
    SELL: 'marked as sold',
    RELIST: 'brought back',
    CANCEL: 'cancelled',
  };
  return words[action];
}

const when = (moment: Date) => {
  const text = relativeTime(moment);
  return text === 'Just now' ? 'just now' : text;
};

const missing = (type: SubjectType) =>
  new AppError('not-found', type === 'LISTING' ? 'Listing not found' : 'Activity not found');

interface Item extends Subject {
  id: string;
  title: string;
  description: string;
  version: number;
}

async function loadItem(em: Em, { type, id }: { type: SubjectType; id: string }) {
  const table = type === 'LISTING' ? 'listings' : 'activities';
  const [row] = await em.execute<Item[]>(
    `select id, community_id as "communityId", author_id as "authorId", title, description,
            status, version
       from ${table} where id = ?`,
    [id],
  );
  return row;
}

async function lastEvent(em: Em, { type, id }: { type: SubjectType; id: string }) {
  const [event] = await em.find(
    ModerationEvent,
    { subjectType: type, subjectId: id },
    { populate: ['actor'], orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return event
    ? {
        action: event.action,
        createdAt: event.createdAt,
        actorName: event.actor.unwrap().name,
      }
    : null;
}
