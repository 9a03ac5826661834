import { RecordDocument, RecordFolder, RecordVersion, StoredFile } from '#db/entities/index.ts';
import type { Community, User } from '#db/entities/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import type { Em } from './sessions.ts';

/** A shelf with its folders, one of the board's own, and a document that was corrected. */
export async function makeShelf(em: Em, community: Community, board: User, longWord: string) {
  const known = await em.findOne(RecordFolder, { community: community.id, kind: 'RULES' });
  if (!known) await seedFolders(em, community.id);
  const folder = known ?? (await em.findOneOrFail(RecordFolder, { community, kind: 'RULES' }));
  const ownFolder = em.create(RecordFolder, {
    community,
    kind: 'CUSTOM',
    name: `${longWord} club`,
    access: 'EVERYONE',
    position: 20,
  });
  const record = em.create(RecordDocument, {
    community,
    folder,
    title: `Rule about ${longWord}`,
    datedOn: '2012-03-01',
    retainUntil: '2019-03-01',
    version: 2,
  });
  for (const number of [1, 2]) {
    const file = em.create(StoredFile, {
      community,
      name: `${longWord}.pdf`,
      mediaType: 'application/pdf',
      bytes: 1_250_000,
      hasText: false,
      uploadedBy: board,
    });
    const note = number > 1 ? `Now with ${longWord}` : null;
    em.create(RecordVersion, { record, number, note, file, uploadedBy: board });
  }
  await em.flush();
  return { folder: folder.id, ownFolder: ownFolder.id, record: record.id };
}
