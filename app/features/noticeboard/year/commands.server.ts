import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { BoardYear, BoardYearEntry, RecordDocument } from '#db/entities/index.ts';
import type { YearDuty } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { dutyIn, seenOf, seenOfYear } from './duty-path.ts';
import type { LineAddress } from './queries.server.ts';

const notFound = 'boardYear.notFound';

interface Desk {
  actor: Actor;
  community: { id: string; name: string };
}

/**
 * Adds a fiscal year, or with an id changes one. `seen` as in `saveLine`. Throws AppError: `not-found`, `invalid` for a
 * year that is there already, `conflict` where somebody changed it since.
 */
export async function saveYear(
  em: Em,
  desk: Desk,
  {
    id,
    endsOn,
    meetingOn,
    seen,
  }: { id: string | null; endsOn: string; meetingOn: string | null; seen?: string | undefined },
): Promise<{ endsOn: string }> {
  try {
    return await inTransaction(em, async (tx) => {
      const { community } = desk;
      const same = await tx.findOne(BoardYear, { community: community.id, endsOn });
      if (same && same.id !== id) throw yearTaken(id);
      const before = id === null ? null : await lockYear(tx, community.id, id);
      if (before?.endsOn === endsOn && (before.meetingOn ?? null) === meetingOn) return { endsOn };
      if (before && seen !== undefined && seen !== seenOfYear(before)) {
        throw new AppError('conflict', 'boardYear.daysChangedSince');
      }
      if (before) await tx.nativeUpdate(BoardYear, { id: before.id }, { endsOn, meetingOn });
      else {
        await tx.insert(BoardYear, {
          ...{ id: crypto.randomUUID(), community: community.id, endsOn, meetingOn },
          createdAt: new Date(),
        });
      }
      await record(tx, desk, {
        yearEndsOn: endsOn,
        meetingOn,
        ...(before && {
          before: { yearEndsOn: before.endsOn, meetingOn: before.meetingOn ?? null },
        }),
      });
      return { endsOn };
    });
  } catch (error) {
    // Somebody added it in the same moment.
    if (error instanceof UniqueConstraintViolationException) throw yearTaken(id);
    throw error;
  }
}

const yearTaken = (id: string | null) =>
  new AppError('invalid', 'boardYear.yearTaken', { field: id === null ? 'newEndsOn' : 'endsOn' });

/** Adds a request for records to a year. Throws AppError `not-found`. */
export const addRecordsRequest = (
  em: Em,
  desk: Desk,
  { id, receivedOn, about }: { id: string } & RequestInput,
): Promise<{ endsOn: string }> =>
  inTransaction(em, async (tx) => {
    const year = await lockYear(tx, desk.community.id, id);
    await tx.insert(BoardYearEntry, {
      ...{ id: crypto.randomUUID(), year: year.id, duty: 'RECORDS_REQUEST' as const, receivedOn },
      ...{ about, recordedBy: desk.actor.id, createdAt: new Date() },
    });
    await record(tx, desk, { yearEndsOn: year.endsOn, duty: 'RECORDS_REQUEST', receivedOn, about });
    return { endsOn: year.endsOn };
  });

/** When a request for records came in, who made it and what for. */
interface RequestInput {
  receivedOn: string;
  about: string | null;
}

/**
 * Changes a request for records, or with null removes one that was added by mistake. `seen` as in `saveLine`. Throws
 * AppError: `not-found`, also for a line that is none; `conflict` where somebody changed it since.
 */
export const saveRequest = (
  em: Em,
  desk: Desk,
  address: LineAddress,
  { request, seen }: { request: RequestInput | null; seen: string | undefined },
): Promise<{ endsOn: string; duty: YearDuty }> =>
  inTransaction(em, async (tx) => {
    const year = await lockYear(tx, desk.community.id, parseIdParam(address.year, notFound));
    const entry = await tx.findOne(
      BoardYearEntry,
      { id: parseIdParam(address.duty, notFound), year: year.id, duty: 'RECORDS_REQUEST' },
      { disableIdentityMap: true },
    );
    if (!entry) throw new AppError('not-found', notFound);
    requireSeen(entry, seen);
    const before = { receivedOn: entry.receivedOn ?? null, about: entry.about ?? null };
    const saved = { endsOn: year.endsOn, duty: entry.duty };
    if (before.receivedOn === request?.receivedOn && before.about === request?.about) return saved;
    if (request) await tx.nativeUpdate(BoardYearEntry, { id: entry.id }, request);
    else await tx.nativeDelete(BoardYearEntry, { id: entry.id });
    await record(tx, desk, {
      ...{ yearEndsOn: year.endsOn, duty: entry.duty },
      ...(request ? { ...request, before } : { ...before, requestRemoved: true }),
    });
    return saved;
  });

/** Throws AppError `conflict` where a line is not any more what a form has `seen` of it, where it says so. */
function requireSeen(entry: BoardYearEntry | null, seen: string | undefined): void {
  const now = seenOf({
    ...{ receivedOn: entry?.receivedOn ?? null, about: entry?.about ?? null },
    ...{ doneOn: entry?.doneOn ?? null, doneBy: entry?.doneBy ?? null },
    documentId: entry?.document?.id ?? null,
  });
  if (seen !== undefined && seen !== now) throw new AppError('conflict', 'boardYear.changedSince');
}

/** What was done about a line; null for not done after all. */
type DoneInput = { doneOn: string; doneBy: string; document: string | null } | null;

/**
 * Writes down that a line was done, on which day, by whom, and the document that shows it; with null, that it was
 * not after all. `seen` is what the person saw of it (`seenOf`), where a form says so. Throws AppError: `not-found`,
 * `invalid` for a document that is not on the shelf, `conflict` where somebody changed the line since.
 */
export const saveLine = (
  em: Em,
  desk: Desk,
  address: LineAddress,
  { done, seen }: { done: DoneInput; seen: string | undefined },
): Promise<{ endsOn: string; duty: YearDuty }> =>
  inTransaction(em, async (tx) => {
    const { actor, community } = desk;
    const year = await lockYear(tx, community.id, parseIdParam(address.year, notFound));
    const duty = dutyIn(address.duty);
    const entry = await tx.findOne(
      BoardYearEntry,
      duty ? { year: year.id, duty } : { year: year.id, id: parseIdParam(address.duty, notFound) },
      { disableIdentityMap: true },
    );
    if (!duty && !entry) throw new AppError('not-found', notFound);
    requireSeen(entry, seen);
    const what = duty ?? entry?.duty ?? 'RECORDS_REQUEST';
    const document = done?.document ? await requireShelved(tx, community.id, done.document) : null;
    const facts = {
      doneOn: done?.doneOn ?? null,
      doneBy: done?.doneBy ?? null,
      document: document?.id ?? null,
      recordedBy: actor.id,
    };
    if (entry) await tx.nativeUpdate(BoardYearEntry, { id: entry.id }, facts);
    else if (done) {
      await tx.insert(BoardYearEntry, {
        ...{ ...facts, id: crypto.randomUUID(), year: year.id, duty: what, receivedOn: null },
        createdAt: new Date(),
      });
    }
    await record(tx, desk, {
      ...{ yearEndsOn: year.endsOn, duty: what, receivedOn: entry?.receivedOn ?? null },
      about: entry?.about ?? null,
      ...{ doneOn: facts.doneOn, doneBy: facts.doneBy, document: document?.title ?? null },
      before: { doneOn: entry?.doneOn ?? null, doneBy: entry?.doneBy ?? null },
    });
    return { endsOn: year.endsOn, duty: what };
  });

/** A year of a community, locked until the transaction ends. Throws AppError `not-found`. */
async function lockYear(tx: Em, communityId: string, id: string): Promise<BoardYear> {
  const year = await tx.findOne(
    BoardYear,
    { id, community: communityId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  if (!year) throw new AppError('not-found', notFound);
  return year;
}

async function requireShelved(tx: Em, communityId: string, id: string): Promise<RecordDocument> {
  const document = await tx.findOne(
    RecordDocument,
    { id, community: communityId },
    { disableIdentityMap: true },
  );
  if (!document) {
    throw new AppError('invalid', 'boardYear.documentUnknown', { field: 'document' });
  }
  return document;
}

const record = (tx: Em, { actor, community }: Desk, snapshot: Record<string, unknown>) =>
  recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'COMMUNITY', id: community.id },
    action: 'CHANGE',
    from: 'YEAR',
    to: 'YEAR',
    snapshot: { title: community.name, ...snapshot },
  });
