import { CondoNotice } from '#db/entities/index.ts';
import type { Audience, Language, NoticeKind } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { beginDelivery } from '../delivery/begin.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { attachFiles } from './attach-files.server.ts';
import { expiryProblem, timeOf, timeProblem } from './expiry.server.ts';
import { wasOut } from '../desk/notice-state.ts';
import { resolveAudience } from '../editor/reach.server.ts';
import { recordNotice, textsOf, type NoticeTexts } from './record.server.ts';
import type { NoticeSide } from '../desk/schema.ts';
import { notifySaved, type ToldBefore } from './notify-saved.server.ts';

/** A notice as it is to be saved. */
export interface NoticeInput {
  kind: NoticeKind;
  language: Language;
  title: string;
  content: string;
  translation: NoticeSide | null;
  audience: Audience;
  audienceFloors: number[];
  audienceUnits: string | null;
  /** Null pins an emergency and nothing else. */
  pinned: boolean | null;
  /** When it is to be published, or a draft wishes to be; null for at once. */
  publishedAt: Date | null;
  expiresAt: Date | null;
  /** The ids of its files in order; left out, they stay as they are. */
  files?: string[];
  /** Whether those who have it by mail get the corrected one too; a corrected emergency always does. */
  tellAgain: boolean;
}

export interface SavedNotice {
  id: string;
  title: string;
  language: Language;
  /** What became of it. */
  outcome: 'draft' | 'scheduled' | 'published' | 'corrected' | 'saved';
}

/**
 * Writes a new notice, as a draft or published at once or at its time. Throws AppError:
 * `unauthenticated`, `not-found`, `forbidden` for anyone but moderators, `invalid` by field.
 */
export const createNotice = (
  ctx: Ctx,
  slugOrId: string,
  input: NoticeInput,
  as: 'DRAFT' | 'PUBLISHED',
): Promise<SavedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { actor, community } = await requireManaged(inside, slugOrId);
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
 * Saves a notice: a draft or a scheduled one anew, one that residents have read as a correction. A
 * notice that was taken down is published again. `version` is the one that the change was made on.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `invalid` by field, `conflict` for one
 * that has changed since, or that is out and can be no draft.
 */
export const updateNotice = (
  ctx: Ctx,
  { slugOrId, id, version }: { slugOrId: string; id: string; version: number | undefined },
  input: NoticeInput,
  as: 'DRAFT' | 'PUBLISHED',
): Promise<SavedNotice> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { actor, notice } = await requireManagedNotice(inside, slugOrId, id, { locked: true });
    if (version !== undefined && version !== notice.version) {
      throw new AppError('conflict', 'noticeDesk.changedSince');
    }
    if (as === 'DRAFT' && wasOut(notice)) throw new AppError('conflict', 'noticeDesk.isOut');
    return write(tx, actor, notice, { input, as, before: factsOf(notice) });
  });

interface Write {
  input: NoticeInput;
  as: 'DRAFT' | 'PUBLISHED';
  /** The notice as it was; null for a new one. */
  before: Before | null;
}

/** A notice as it was before a change. */
type Before = ToldBefore &
  Pick<CondoNotice, 'title' | 'content' | 'pinned' | 'version' | 'expiresAt' | 'translation'>;

const factsOf = (notice: CondoNotice): Before => {
  const { status, title, content, pinned, version, publishedAt, expiresAt, translation } = notice;
  const { kind, audience, audienceFloors, audienceUnitKeys, lettersDueAt } = notice;
  return {
    ...{ status, title, content, pinned, version, publishedAt, expiresAt, translation },
    ...{ kind, audience, audienceFloors, audienceUnitKeys, lettersDueAt },
  };
};

async function write(
  tx: Em,
  actor: Actor,
  notice: CondoNotice,
  { input, as, before }: Write,
): Promise<SavedNotice> {
  const now = new Date();
  const isOut = before !== null && wasOut(before, now);
  const audience = await resolveAudience(tx, notice.community.id, input);
  const publishedAt = isOut ? before.publishedAt : timeOf(input.publishedAt, as, now);
  const wrong = timeProblem(input, as, before, now) ?? expiryProblem(input, as, before, now);
  if (wrong) throw wrong;
  const { kind, title, content, language, translation, expiresAt } = input;
  const textBefore = before && textsOf(before);
  const hasNewText = textBefore !== null && !isSameText(textBefore, { ...input, text: content });
  tx.assign(notice, {
    kind,
    title,
    content,
    language,
    translation,
    ...audience,
    pinned: input.pinned ?? kind === 'EMERGENCY',
    publishedAt: publishedAt ?? null,
    expiresAt,
    status: as,
    lettersDueAt: as === 'PUBLISHED' && publishedAt && publishedAt > now ? publishedAt : null,
    takenDownReason: null,
    version: before ? before.version + 1 : 1,
    ...(isOut && hasNewText ? { correctedAt: now } : {}),
  });
  await tx.flush();
  if (input.files) await attachFiles(tx, actor, notice, input.files);
  await logWrite(tx, actor, notice, { before, textBefore, hasNewText, isOut, now });
  const again = hasNewText && (input.tellAgain || kind === 'EMERGENCY');
  await notifySaved(tx, notice, { before, again, now });
  await beginDelivery(tx, notice);
  return { id: notice.id, title, language, outcome: outcomeOf(notice, { isOut, hasNewText, now }) };
}

const isSameText = (before: NoticeTexts, { title, text, translation }: NoticeTexts): boolean =>
  before.title === title &&
  before.text === text &&
  before.translation?.title === translation?.title &&
  before.translation?.content === translation?.content;

interface Written {
  before: Before | null;
  textBefore: NoticeTexts | null;
  hasNewText: boolean;
  isOut: boolean;
  now: Date;
}

/** What a change is in the log; drafts that stay drafts are nobody else's business. */
async function logWrite(
  tx: Em,
  actor: Actor,
  notice: CondoNotice,
  { before, textBefore, hasNewText, isOut, now }: Written,
): Promise<void> {
  const from = before?.status ?? null;
  const was = textBefore && hasNewText ? { before: textBefore } : {};
  const log = (action: Parameters<typeof recordNotice>[2]['action']) =>
    recordNotice(tx, notice, { actor, action, from, ...was });
  if (notice.status === 'DRAFT') {
    if (before && from !== 'DRAFT') await log('CHANGE');
    return;
  }
  if (from === 'TAKEN_DOWN') return log('REOPEN');
  if (isOut) {
    await log(hasNewText ? 'CORRECT' : 'CHANGE');
    if (before && before.pinned !== notice.pinned) await log(notice.pinned ? 'PIN' : 'UNPIN');
    return;
  }
  const isLater = notice.publishedAt != null && notice.publishedAt > now;
  await log(isLater ? 'SCHEDULE' : 'PUBLISH');
}

function outcomeOf(
  notice: CondoNotice,
  { isOut, hasNewText, now }: Pick<Written, 'isOut' | 'hasNewText' | 'now'>,
): SavedNotice['outcome'] {
  if (notice.status === 'DRAFT') return 'draft';
  if (isOut) return hasNewText ? 'corrected' : 'saved';
  return notice.publishedAt && notice.publishedAt > now ? 'scheduled' : 'published';
}
