import { Migration } from '@mikro-orm/migrations';

/** The folders that every shelf has, in their order, and who may see each at first. */
const folders = [
  ['DECLARATION', 'EVERYONE'],
  ['BYLAWS', 'EVERYONE'],
  ['RULES', 'EVERYONE'],
  ['BUDGET', 'OWNERS'],
  ['STATEMENTS', 'OWNERS'],
  ['AUDIT', 'OWNERS'],
  ['RESERVE_FUND', 'OWNERS'],
  ['INSURANCE', 'OWNERS'],
  ['CERTIFICATES', 'OWNERS'],
  ['OWNER_MINUTES', 'OWNERS'],
  ['BOARD_MINUTES', 'OWNERS'],
  ['EMERGENCY', 'EVERYONE'],
  ['FORMS', 'EVERYONE'],
  ['CONTRACTS', 'BOARD'],
].map(([kind, readers], position) => `('${kind}', '${readers}', ${position})`);

/** Gives the communities that were added in the browser, and have no folder, those that every shelf has. */
export class Migration20261123011000 extends Migration {
  override up(): void {
    this
      .addSql(`insert into "record_folders" ("id", "community_id", "kind", "access", "position", "created_at")
      select gen_random_uuid(), communities.id, folder.kind, folder.access, folder.position, now()
      from communities cross join (values ${folders.join(', ')}) as folder (kind, access, position)
      where not exists (select from record_folders there where there.community_id = communities.id)`);
  }
}
