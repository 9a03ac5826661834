import { Migration } from '@mikro-orm/migrations';

export class Migration20261121051000 extends Migration {
  override up(): void {
    this.addSql(`create table "community_documents" (
        "id" uuid not null,
        "community_id" uuid not null,
        "kind" text not null,
        "title" text not null,
        "lead" text not null,
        "sections" jsonb not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "community_documents" add constraint "community_documents_community_kind_unique" unique ("community_id", "kind")`,
    );
    this.addSql(
      `alter table "community_documents" add constraint "community_documents_kind_check" check ("kind" in ('RULES', 'EMERGENCY'))`,
    );
    this.addSql(
      `alter table "community_documents" add constraint "community_documents_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade`,
    );
  }
}
