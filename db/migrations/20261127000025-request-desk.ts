import { Migration } from '@mikro-orm/migrations';
import { inOneStatement } from './in-one-statement.ts';

/** What the desk works on requests with: its order of them, canned answers, and work orders with a secret link. */
export class Migration20261127000025 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(order));
    this.addSql(inOneStatement(answers));
    this.addSql(inOneStatement(workOrders));
    this.addSql(inOneStatement(contractors));
  }
}

/** Open requests: those that wait for an answer first, each part from its oldest. */
const order = `
create index "service_requests_desk_index" on "service_requests" using btree (
  community_id, ((first_answered_at is not null) and (state <> 'REOPENED'::text)), created_at, id
) where (closed_at is null);
`;

const answers = `
create table "request_answers" (
  "id" uuid not null,
  "community_id" uuid not null,
  "title" text not null,
  "text" text not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "request_answers_title_check" check (title <> ''),
  constraint "request_answers_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or text is null or translation ->> 'text' is not null)),
  constraint "request_answers_language_check" check ("language" in ('en', 'fr')),
  constraint "request_answers_community_id_foreign"
    foreign key ("community_id") references "communities" ("id")
);
create index "request_answers_community_index"
  on "request_answers" ("community_id", "created_at", "id");
`;

const workOrders = `
create table "request_work_orders" (
  "request_id" uuid not null,
  "nonce" text not null,
  "hash" text not null,
  "lets_in" text,
  "made_by_id" uuid,
  "done_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("request_id"),
  constraint "request_work_orders_hash_unique" unique ("hash"),
  constraint "request_work_orders_request_id_foreign"
    foreign key ("request_id") references "service_requests" ("id") on update cascade on delete cascade,
  constraint "request_work_orders_made_by_id_foreign"
    foreign key ("made_by_id") references "users" ("id") on delete set null
);
create index "request_work_orders_made_by_index" on "request_work_orders" ("made_by_id");
`;

/** What a contractor writes is by nobody with an account. */
const contractors = `
alter table "request_entries" drop constraint "request_entries_kind_check";
alter table "request_entries" add constraint "request_entries_kind_check"
  check ("kind" in ('STATE', 'MESSAGE', 'MERGE', 'NOTE', 'CONTRACTOR'));
alter table "request_entries" add constraint "request_entries_contractor_check"
  check (kind <> 'CONTRACTOR' or (not by_desk and author_role is null));
`;
