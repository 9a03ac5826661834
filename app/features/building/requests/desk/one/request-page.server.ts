import type { Community } from '#db/entities/index.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { addressAtDesk } from '#app/features/communities/manage/secret-address.server.ts';
import { picturesOf } from '#app/features/media/photos/pictures.server.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requestNotFound } from '../../access.server.ts';
import { undoMergeMs } from '../../limits.ts';
import { canUndoMerge, canWaiveAnswer, isOfAuthorAlone } from '../../policy.ts';
import { storedRef } from '../../ref.ts';
import { whereOf } from '../../rows.server.ts';
import { movesFrom } from '../../state-machine.ts';
import { workOrderAddress } from '../../work-order/address.server.ts';
import { deskAnswers } from '../answers/queries.server.ts';
import { deskPeople } from '#app/features/residency/memberships/desk-people.server.ts';
import { deskEntries, deskRequest, doublesOf, joinersOf, openNearby } from './queries.server.ts';

export type DeskRequestPage = Awaited<ReturnType<typeof deskRequestPage>>;

/**
 * Everything of a request, for the desk: also who joined it, the desk's notes and its contractor's link. Guards
 * nothing itself. Throws AppError `not-found`.
 */
export async function deskRequestPage(ctx: Ctx, community: Community, typedRef: string) {
  const { em, locale } = ctx;
  const { id: communityId, slug, name } = community;
  const asked = { communityId, ref: storedRef(typedRef) };
  const [[row], entries, joiners, doubles, nearby, answers, people] = await Promise.all([
    deskRequest(em, asked),
    deskEntries(em, asked),
    joinersOf(em, asked),
    doublesOf(em, asked),
    openNearby(em, asked),
    deskAnswers(em, { communityId }),
    deskPeople(em, locale, communityId),
  ]);
  if (!row) throw requestNotFound();
  const isMerged = row.into !== null;
  const where = whereOf(locale, { place: row.place, unit: row.unitLabel });
  return {
    community: { slug, name },
    request: {
      ...{ ref: row.ref, category: row.category, state: row.state, plannedFor: row.plannedFor },
      ...{ text: row.text, language: row.language, mayEnter: row.mayEnter, phone: row.phone },
      ...{ createdAt: row.createdAt, closedAt: row.closedAt, affected: row.affected },
      waitingSince: row.waitingSince,
      ...{ isShared: row.isShared, version: row.version, into: row.into },
      ...where,
      isOfUnit: row.place === null,
      unit: row.unitLabel,
      pictures: picturesOf(row.images, row.sizes),
      assigneeId: row.assigneeId,
      assignee: row.assigneeName && nameFor(locale, row.assigneeName),
    },
    /** Who sent it; null once their account is closed. */
    author:
      row.authorId !== null && row.authorName !== null
        ? {
            id: row.authorId,
            name: nameFor(locale, row.authorName),
            email: row.authorEmail,
            isMember: row.authorIsMember,
          }
        : null,
    joiners: joiners.map((one) => ({ ...one, name: nameFor(locale, one.name) })),
    doubles: doubles.map(({ ref }) => ref),
    /** Others that are open, which it could be a double of. */
    nearby: nearby.map((one) => ({ ref: one.ref, text: one.text, language: one.language })),
    moves: isMerged ? [] : movesFrom(row.state),
    isOpen: row.closedAt === null,
    /** Until when its merge can be undone; null for none that can. */
    undoMergeUntil:
      row.closedAt && canUndoMerge({ isMerged, closedAt: row.closedAt })
        ? new Date(row.closedAt.getTime() + undoMergeMs)
        : null,
    canWaiveAnswer: canWaiveAnswer(row),
    /** Whether what the desk writes is for its author alone. */
    isOfAuthorAlone: isOfAuthorAlone(row),
    workOrder:
      row.workNonce !== null && row.workHash !== null && row.workMadeAt !== null
        ? {
            ...addressAtDesk(
              ctx,
              { madeBy: row.workMadeBy, makerName: row.workMakerName, isOpen: row.workIsOpen },
              workOrderAddress(row.id, { nonce: row.workNonce, hash: row.workHash }),
            ),
            letsIn: row.workLetsIn,
            // Under another name than their column’s, the embedded database has moments as text.
            madeAt: new Date(row.workMadeAt),
            doneAt: row.workDoneAt === null ? null : new Date(row.workDoneAt),
          }
        : null,
    answers: answers.map((answer) => {
      const { title, language } = sideFor(locale, answer);
      return { id: answer.id, title, language };
    }),
    people,
    entries: entries.map(({ authorName, ...line }) => ({
      ...line,
      by: authorName && nameFor(locale, authorName),
    })),
    notice: noticeFrom(row, where.where, entries),
    /** That no email leaves this site; null where it does. */
    noMail: noMailNote(ctx),
    formKey: newFormKey(),
  };
}

type Row = Awaited<ReturnType<typeof deskRequest>>[number];
type Entry = Awaited<ReturnType<typeof deskEntries>>[number];

const longestTitle = 120;

/**
 * What a notice about a request begins with: what the desk wrote to everybody last, or else what was reported. Nobody
 * publishes it unread: the editor shows it first.
 */
function noticeFrom(row: Row, where: string, entries: Entry[]) {
  const told = entries.findLast(
    ({ byDesk, kind, isPrivate, words }) =>
      byDesk && (kind === 'STATE' || kind === 'MESSAGE') && !isPrivate && words,
  );
  const language = told?.language ?? row.language;
  const title = row.place ? sideFor(language, row.place).name : where;
  return {
    language,
    title: title.slice(0, longestTitle),
    content: told?.words ?? row.text ?? '',
    happensOn: row.state === 'PLANNED' ? row.plannedFor : null,
  };
}
