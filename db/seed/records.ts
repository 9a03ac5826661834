import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  RecordDocument,
  RecordFolder,
  RecordVersion,
  StoredFile,
  type Community,
  type User,
} from '../entities/index.ts';
import { makeFolder } from '../make-folder.ts';
import { seedFolders } from '../record-folders.ts';
import { writeBulletin } from './bulletin-pdf.ts';
import { dayOf, daysAgo } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import { recordsIn, type RecordContent } from './content/records.ts';

interface Shelf {
  community: Community;
  folders: RecordFolder[];
  /** Who put everything there. */
  manager: User;
  now: Date;
  /** Where stored files are. */
  folder: string;
}

/** Gives every community its folders, and Hillsview Place documents in them with small PDF files. */
export async function seedRecords(
  tx: SqlEntityManager,
  communities: DemoCommunities,
  { manager, now, filesDir }: Pick<Shelf, 'manager' | 'now'> & { filesDir: string },
): Promise<void> {
  for (const { id } of Object.values(communities)) await seedFolders(tx, id);
  const community = communities['hillsview-place'];
  const folders = await tx.find(RecordFolder, { community: community.id });
  const folder = join(filesDir, 'photos', 'stored');
  makeFolder(folder);
  const shelf: Shelf = { community, folders, manager, now, folder };
  for (const content of recordsIn(Number(dayOf(now).slice(0, 4)))) {
    await addRecord(tx, shelf, content);
  }
}

async function addRecord(tx: SqlEntityManager, shelf: Shelf, content: RecordContent) {
  const { community, folders, now } = shelf;
  const { title, language = 'en', correction, downloads, keptForYears } = content;
  const createdAt = daysAgo(now, content.daysAgo, 1);
  const datedOn = dayOf(createdAt);
  const folder = folders.find(({ kind }) => kind === content.folder);
  if (!folder) throw new Error(`There is no folder ${content.folder}.`);
  const record = tx.create(RecordDocument, {
    community,
    folder,
    title,
    language,
    datedOn,
    retainUntil: keptForYears
      ? `${Number(datedOn.slice(0, 4)) + keptForYears}${datedOn.slice(4).replace('02-29', '03-01')}`
      : null,
    version: correction ? 2 : 1,
    createdAt,
  });
  await addVersion(tx, shelf, content, { record, number: 1, note: null, createdAt, downloads });
  if (!correction) return;
  await addVersion(tx, shelf, content, {
    record,
    number: 2,
    note: correction.note,
    createdAt: daysAgo(now, correction.daysAgo, 1),
    downloads: Math.round(downloads / 2),
  });
}

async function addVersion(
  tx: SqlEntityManager,
  { community, manager, folder }: Shelf,
  { title, language = 'en', lead, sections }: RecordContent,
  version: Pick<RecordVersion, 'number' | 'downloads' | 'createdAt'> & {
    record: RecordDocument;
    note: string | null;
  },
) {
  const id = crypto.randomUUID();
  const path = join(folder, id);
  await writeBulletin(path, community.name, { title, lead, sections, language });
  const file = tx.create(StoredFile, {
    id,
    community,
    uploadedBy: manager,
    name: `${title.replace(/[:/]/g, '')}.pdf`,
    mediaType: 'application/pdf',
    bytes: statSync(path).size,
    hasText: true,
    createdAt: version.createdAt,
  });
  tx.create(RecordVersion, { ...version, file, uploadedBy: manager });
}
