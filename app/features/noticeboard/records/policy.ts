import { recordAccess, type RecordAccess } from '#db/enums.ts';
import { canModerate, canSeeHub, isOwner, type Actor } from '#app/lib/session/actor.ts';

/** Who may see what on a community's shelf. */
const mayRead: Record<RecordAccess, (actor: Actor | null, communityId: string) => boolean> = {
  EVERYONE: canSeeHub,
  OWNERS: (actor, communityId) => isOwner(actor, communityId) || canModerate(actor, communityId),
  BOARD: canModerate,
};

/** What this person may see on a community's shelf; nothing if they may not open it. */
export const readableAccess = (actor: Actor | null, communityId: string): RecordAccess[] =>
  recordAccess.filter((access) => mayRead[access](actor, communityId));

export const stricter = (one: RecordAccess, other: RecordAccess): RecordAccess =>
  recordAccess.indexOf(one) > recordAccess.indexOf(other) ? one : other;

/** Who may see a document: whoever may see its folder, or fewer people. */
export const accessOf = (record: {
  access: RecordAccess | null;
  folder: { access: RecordAccess };
}): RecordAccess =>
  record.access === null ? record.folder.access : stricter(record.access, record.folder.access);
