import type { SqlEntityManager } from '@mikro-orm/sql';
import { RecordFolder } from './entities/index.ts';
import { folderKinds, type FolderKind, type RecordAccess } from './enums.ts';

/** Who may see each folder of a new shelf. The board can change it. */
const accessAtFirst: Record<Exclude<FolderKind, 'CUSTOM'>, RecordAccess> = {
  DECLARATION: 'EVERYONE',
  BYLAWS: 'EVERYONE',
  RULES: 'EVERYONE',
  BUDGET: 'OWNERS',
  STATEMENTS: 'OWNERS',
  AUDIT: 'OWNERS',
  RESERVE_FUND: 'OWNERS',
  INSURANCE: 'OWNERS',
  CERTIFICATES: 'OWNERS',
  OWNER_MINUTES: 'OWNERS',
  BOARD_MINUTES: 'OWNERS',
  EMERGENCY: 'EVERYONE',
  FORMS: 'EVERYONE',
  CONTRACTS: 'BOARD',
};

/**
 * Makes the folders that every records shelf has (rules 20.1). Call it wherever a community is made, in
 * the same transaction.
 */
export async function seedFolders(tx: SqlEntityManager, communityId: string): Promise<void> {
  const kinds = folderKinds.filter((kind) => kind !== 'CUSTOM');
  await tx.insertMany(
    RecordFolder,
    kinds.map((kind, position) => ({
      id: crypto.randomUUID(),
      community: communityId,
      kind,
      access: accessAtFirst[kind],
      position,
      createdAt: new Date(),
    })),
  );
}
