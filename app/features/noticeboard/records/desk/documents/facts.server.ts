import { fileTypes } from '#app/features/media/files/file-types.ts';
import { RecordDocument, type RecordFolder } from '#db/entities/index.ts';
import type { Language, RecordAccess } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import { requireFolder } from '../../access.server.ts';
import { accessOf, stricter } from '../../policy.ts';
import { suggestedRetention } from '../../retention.ts';
import { everything } from '../access.server.ts';
import type { DocumentInput } from '../schema.ts';

/**
 * The columns for what was typed about a document, whose present file is of `mediaType`. Throws AppError
 * `not-found` for an unknown folder, `invalid` for one that is looser than its folder, or that cannot be
 * the emergency plan.
 */
export async function factsFrom(
  tx: Em,
  communityId: string,
  typed: Omit<DocumentInput, 'version'>,
  mediaType: string,
) {
  const folder = await requireFolder(tx, communityId, typed.folderId, everything);
  const { title, language, datedOn, keep, access = null } = typed;
  const isEmergencyPlan = typed.isEmergencyPlan === 'yes';
  refuseFields([
    ...looserThan(folder, access),
    ...(isEmergencyPlan && !canBePlan(folder, access, mediaType) ? [notAPlan()] : []),
  ]);
  const retainUntil = {
    SUGGESTED: suggestedRetention(folder.kind, datedOn),
    UNTIL: typed.retainUntil ?? null,
    FOREVER: null,
  }[keep];
  const facts = { title, language, datedOn, access, retainUntil, isEmergencyPlan };
  return { facts: { folder: folder.id, ...facts }, folder };
}

function looserThan(folder: RecordFolder, access: RecordAccess | null): AppError[] {
  if (access === null || stricter(access, folder.access) === access) return [];
  return [new AppError('invalid', `recordsDesk.looser.${folder.access}`, { field: 'access' })];
}

const canBePlan = (folder: RecordFolder, access: RecordAccess | null, mediaType: string) =>
  folder.kind === 'EMERGENCY' &&
  accessOf({ access, folder }) === 'EVERYONE' &&
  mediaType === fileTypes.pdf;

const notAPlan = () =>
  new AppError('invalid', 'recordsDesk.notAPlan', { field: 'isEmergencyPlan' });

/** A community has one plan in each language: another document stops being it. */
export async function makeRoomForPlan(
  tx: Em,
  communityId: string,
  { isEmergencyPlan, language }: { isEmergencyPlan: boolean; language: Language },
  id: string,
): Promise<void> {
  if (!isEmergencyPlan) return;
  await tx.nativeUpdate(
    RecordDocument,
    { community: communityId, language, isEmergencyPlan: true, id: { $ne: id } },
    { isEmergencyPlan: false },
  );
}
