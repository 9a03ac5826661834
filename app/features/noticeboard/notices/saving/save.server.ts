import { CondoNotice } from '#db/entities/index.ts';
import type { Audience, Language, LogAction, NoticeKind } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { beginDelivery } from '../delivery/deliveries.server.ts';
import { lockManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { happensProblem } from '../desk/happens-problem.server.ts';
import { expiryProblem, timeOf, timeProblem } from '../desk/time-problem.ts';
import { endOnceOver, endOnceStanding, servedBefore, wasOut } from '../state.ts';
import type { NoticeSide } from '../desk/schema.ts';
import { serviceProblem } from '../desk/service-problem.ts';
import { recallEnd } from '../emails/notify-of-end.server.ts';
import { notifySaved } from '../emails/notify-of-notice.server.ts';
import type { HappensFields } from '../happens.ts';
import { attachFiles } from '../notice-files.server.ts';
import { resolveAudience } from '../reach.server.ts';
import { beginService } from '../service/begin-service.server.ts';

export interface NoticeInput {
  kind: NoticeKind;
  language: Language;
  title: string;
  content: string;
  translation: NoticeSide | null;
  audience: Audience;
  audienceFloors: number[];
  audienceUnits: string | null;
  mustBeServed: boolean;
  /** Null pins an emergency and nothing else. */
  pinned: boolean | null;
  /** A draft may wish for a time; null for at once. */
  publishedAt: Date | null;
  expiresAt: Date | null;
  happensOn: string | null;
  happensFrom: string | null;
  happensUntil: string | null;
  /** The ids of its files in order; left out, they stay as they are. */
  files?: string[];
  /** Whether a correction is emailed to everyone it is for; a corrected emergency always is. */
  tellAgain: boolean;
}

export interface SavedNotice {
  id: string;
  title: string;
  language: Language;
  outcome: 'draft' | 'scheduled' | 'published' | 'corrected' | 'saved';
}

/**
 * Creates a notice: a draft, or published at once or at its time. Throws AppError: `unauthenticated`,
 * `not-found`, `forbidden`, `invalid` by field.
 */
export const createNotice = (
  ctx: Ctx,
  slug: string,
  input: NoticeInput,
  as: 'DRAFT' | 'PUBLISHED',
): Promise<SavedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community } = await requireManaged({ ...ctx, em: tx }, slug);
    const notice = tx.create(CondoNotice, {
      community,
      author: actor.id,
      title: input.title,
      content: input.content,
      language: input.language,
      status: 'DRAFT',
      publishedAt: null,
    });
    return write(tx, actor, notice, { input, as, before: null });
  });

/**
 * Saves a notice. If residents have read it, this is a correction; if it was taken down, it is published
 * again. `version` is the one that was edited. Throws AppError: `unauthenticated`, `not-found`,
 * `forbidden`, `invalid` by field, `conflict` if it has changed since, or if a notice that is out was to
 * become a draft.
 */
export const updateNotice = (
  ctx: Ctx,
  { version, ...address }: NoticeAddress & { version?: number | undefined },
  input: NoticeInput,
  as: 'DRAFT' | 'PUBLISHED',
): Promise<SavedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, notice } = await lockManagedNotice({ ...ctx, em: tx }, address);
    if (version !== undefined && version !== notice.version) {
      throw new AppError('conflict', 'noticeDesk.changedSince');
    }
    if (as === 'DRAFT' && wasOut(notice)) throw new AppError('conflict', 'noticeDesk.isOut');
    return write(tx, actor, notice, { input, as, before: factsOf(notice) });
  });

type Before = ReturnType<typeof factsOf>;

/** A notice as it is before a change. */
const factsOf = (notice: CondoNotice) => {
  const { status, title, content, pinned, version, publishedAt, expiresAt, translation } = notice;
  const { kind, audience, audienceFloors, audienceUnitKeys, lettersDueAt } = notice;
  const { happensOn, happensFrom, happensUntil, mustBeServed, overAt } = notice;
  return {
    mustBeServed,
    overAt,
    ...{ status, title, content, pinned, version, publishedAt, expiresAt, translation },
    ...{ happensOn, happensFrom, happensUntil },
    ...{ kind, audience, audienceFloors, audienceUnitKeys, lettersDueAt },
  };
};

async function write(
  tx: Em,
  actor: Actor,
  notice: CondoNotice,
  { input, as, before }: { input: NoticeInput; as: 'DRAFT' | 'PUBLISHED'; before: Before | null },
): Promise<SavedNotice> {
  const now = new Date();
  const isOut = before !== null && wasOut(before, now);
  const audience = await resolveAudience(tx, notice.community.id, input);
  const publishedAt = isOut ? before.publishedAt : timeOf(input.publishedAt, as, now);
  const wrong =
    timeProblem(input, as, before, now) ??
    expiryProblem(input, as, before, now) ??
    happensProblem(input, before, now) ??
    serviceProblem(input, before && servedBefore(before, now));
  if (wrong) throw wrong;
  const { kind, title, content, language, translation } = input;
  const pinned = input.pinned ?? kind === 'EMERGENCY';
  // Pinned again, an emergency goes on; as another kind of notice it never was one.
  const overAt = before?.overAt;
  const isAnew = overAt != null && (pinned || kind !== 'EMERGENCY');
  const ends = isAnew ? endOnceStanding : endOnceOver;
  const { happensOn, happensFrom, happensUntil } = input;
  const hasNewText = before !== null && !isSameText(textsOf(before), { ...input, text: content });
  const isLater = as === 'PUBLISHED' && publishedAt != null && publishedAt > now;
  tx.assign(notice, {
    kind,
    title,
    content,
    language,
    translation,
    ...audience,
    mustBeServed: input.mustBeServed,
    pinned,
    publishedAt: publishedAt ?? null,
    expiresAt: overAt ? ends(input.expiresAt, overAt) : input.expiresAt,
    ...(isAnew && { overAt: null, overWords: null }),
    ...{ happensOn, happensFrom, happensUntil },
    status: as,
    lettersDueAt: isLater ? publishedAt : null,
    takenDownReason: null,
    version: before ? before.version + 1 : 1,
    ...(isOut && hasNewText ? { correctedAt: now } : {}),
  });
  await tx.flush();
  if (input.files) await attachFiles(tx, actor, notice, input.files);
  const published = isLater ? 'scheduled' : 'published';
  const corrected = hasNewText ? 'corrected' : 'saved';
  const outcome = as === 'DRAFT' ? 'draft' : isOut ? corrected : published;
  await logOutcome(tx, actor, notice, outcome, { before, hasNewText });
  const again = hasNewText && (input.tellAgain || kind === 'EMERGENCY');
  if (isAnew) await recallEnd(tx, notice.id);
  await notifySaved(tx, notice, { before, again, now });
  await beginDelivery(tx, notice);
  await beginService(tx, notice);
  return { id: notice.id, title, language, outcome };
}

const isSameText = (
  before: NoticeTexts,
  { title, text, translation, ...happens }: NoticeTexts,
): boolean =>
  before.title === title &&
  before.text === text &&
  before.translation?.title === translation?.title &&
  before.translation?.content === translation?.content &&
  happensNames.every((name) => before[name] === (happens[name] ?? null));

const logActions = {
  draft: 'CHANGE',
  scheduled: 'SCHEDULE',
  published: 'PUBLISH',
  corrected: 'CORRECT',
  saved: 'CHANGE',
} as const;

/** Logs what became of a notice; drafts that stay drafts are nobody else's business. */
async function logOutcome(
  tx: Em,
  actor: Actor,
  notice: CondoNotice,
  outcome: SavedNotice['outcome'],
  { before, hasNewText }: { before: Before | null; hasNewText: boolean },
): Promise<void> {
  const from = before?.status ?? null;
  const was = before && hasNewText ? { before: textsOf(before) } : {};
  const log = (action: LogAction) => recordNotice(tx, notice, { actor, action, from, ...was });
  if (outcome === 'draft' && (from === null || from === 'DRAFT')) return;
  if (outcome !== 'draft' && from === 'TAKEN_DOWN') return log('REOPEN');
  await log(logActions[outcome]);
  const isOut = outcome === 'corrected' || outcome === 'saved';
  if (isOut && before && before.pinned !== notice.pinned) {
    await log(notice.pinned ? 'PIN' : 'UNPIN');
  }
}

const happensNames = ['happensOn', 'happensFrom', 'happensUntil'] as const;

/** What a correction corrects. */
interface NoticeTexts extends HappensFields {
  title: string;
  text: string;
  translation: { title: string; content: string } | null;
}

const textsOf = ({
  title,
  content,
  translation,
  ...notice
}: Pick<
  CondoNotice,
  'title' | 'content' | 'translation' | (typeof happensNames)[number]
>): NoticeTexts => ({
  title,
  text: content,
  translation: translation ?? null,
  happensOn: notice.happensOn ?? null,
  happensFrom: notice.happensFrom ?? null,
  happensUntil: notice.happensUntil ?? null,
});

interface Change {
  actor: Actor;
  action: LogAction;
  from: CondoNotice['status'] | null;
  /** The texts that a correction replaced. */
  before?: NoticeTexts;
  reason?: string | null;
}

/** Logs a notice as it is now, in the transaction of the change. */
export const recordNotice = (
  tx: Em,
  notice: CondoNotice,
  { actor, action, from, before, reason = null }: Change,
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: notice.community.id,
    subject: { type: 'NOTICE', id: notice.id },
    action,
    from,
    to: notice.status,
    note: reason,
    snapshot: {
      ...textsOf(notice),
      kind: notice.kind,
      audience: notice.audience,
      audienceFloors: notice.audienceFloors,
      audienceUnits: notice.audienceUnits ?? null,
      pinned: notice.pinned,
      ...(notice.mustBeServed && { mustBeServed: true }),
      publishedAt: notice.publishedAt?.toISOString() ?? null,
      expiresAt: notice.expiresAt?.toISOString() ?? null,
      ...(action === 'END' && { overWords: Object.values(notice.overWords ?? {}) }),
      ...(before && { before }),
    },
  });
