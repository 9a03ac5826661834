import { Migration } from '@mikro-orm/migrations';

const kinds = `'DECLARATION', 'BYLAWS', 'RULES', 'BUDGET', 'STATEMENTS', 'AUDIT', 'RESERVE_FUND', 'INSURANCE', 'CERTIFICATES', 'OWNER_MINUTES', 'BOARD_MINUTES', 'EMERGENCY', 'FORMS', 'CONTRACTS', 'CUSTOM'`;
const access = `'EVERYONE', 'OWNERS', 'BOARD'`;

/** The folders that a community's shelf begins with. */
const firstFolders = [
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

/** The records shelf: folders, documents, and the versions of each. */
export class Migration20261122060000 extends Migration {
  override up(): void {
    this.addSql(`alter table "community_documents" add column "version" int not null default 1`);
    this.folders();
    this.documents();
    this.versions();
  }

  private folders(): void {
    this.addSql(`create table "record_folders" ("id" uuid not null, "community_id" uuid not null,
      "kind" text not null, "name" text null, "language" text not null default 'en',
      "translation" jsonb null, "access" text not null, "position" int not null default 0,
      "version" int not null default 1, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(
      `create index "record_folders_community_position_index" on "record_folders" ("community_id", "position")`,
    );
    this.addSql(
      `create unique index "record_folders_community_kind_unique" on "record_folders" ("community_id", "kind") where "kind" <> 'CUSTOM'`,
    );
    this.addSql(`alter table "record_folders"
      add constraint "record_folders_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade,
      add constraint "record_folders_kind_check" check ("kind" in (${kinds})),
      add constraint "record_folders_language_check" check ("language" in ('en', 'fr')),
      add constraint "record_folders_access_check" check ("access" in (${access})),
      add constraint "record_folders_name_check" check ((kind = 'CUSTOM') = (name is not null)),
      add constraint "record_folders_translation_check" check ((translation is null or name is null or translation ->> 'name' is not null))`);
    this
      .addSql(`insert into "record_folders" ("id", "community_id", "kind", "access", "position", "created_at")
      select gen_random_uuid(), communities.id, folder.kind, folder.access, folder.position, now()
      from communities cross join (values ${firstFolders.join(', ')}) as folder (kind, access, position)`);
  }

  private documents(): void {
    this.addSql(`create table "records" ("id" uuid not null, "community_id" uuid not null,
      "folder_id" uuid not null, "title" text not null, "language" text not null default 'en',
      "access" text null, "dated_on" date not null, "retain_until" date null,
      "is_emergency_plan" boolean not null default false, "taken_down_at" timestamptz(3) null,
      "version" int not null default 1, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(
      `create index "records_community_dated_index" on "records" ("community_id", "dated_on", "id")`,
    );
    this.addSql(`create index "records_folder_index" on "records" ("folder_id")`);
    this.addSql(
      `create unique index "records_emergency_plan_unique" on "records" ("community_id", "language") where "is_emergency_plan" = true`,
    );
    this.addSql(`alter table "records"
      add constraint "records_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade,
      add constraint "records_folder_id_foreign" foreign key ("folder_id") references "record_folders" ("id"),
      add constraint "records_language_check" check ("language" in ('en', 'fr')),
      add constraint "records_access_check" check ("access" in (${access})),
      add constraint "records_title_check" check (title <> '')`);
  }

  private versions(): void {
    this.addSql(`create table "record_versions" ("id" uuid not null, "record_id" uuid not null,
      "number" int not null, "note" text null, "file_id" uuid not null, "downloads" int not null default 0,
      "uploaded_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(`create index "record_versions_file_index" on "record_versions" ("file_id")`);
    this.addSql(
      `create index "record_versions_uploaded_by_index" on "record_versions" ("uploaded_by_id")`,
    );
    this.addSql(`alter table "record_versions"
      add constraint "record_versions_record_number_unique" unique ("record_id", "number"),
      add constraint "record_versions_record_id_foreign" foreign key ("record_id") references "records" ("id") on delete cascade,
      add constraint "record_versions_file_id_foreign" foreign key ("file_id") references "stored_files" ("id"),
      add constraint "record_versions_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on delete set null,
      add constraint "record_versions_number_check" check (number > 0 and downloads >= 0)`);
  }
}
