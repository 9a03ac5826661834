import { Migration } from '@mikro-orm/migrations';
import { inOneStatement } from './in-one-statement.ts';

/** Since when a request waits for an answer, and what stays between its author and the desk. */
export class Migration20261128000027 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(waiting));
    this.addSql(inOneStatement(unneeded));
    this.addSql(inOneStatement(words));
  }
}

/** New requests wait since they were sent, those that were opened again since then. */
const waiting = `
alter table "service_requests" add column "waiting_since" timestamptz(3);
update service_requests request set waiting_since = case when state = 'REOPENED'
    then coalesce((select max(entry.created_at) from request_entries entry
      where entry.request_id = request.id and entry.to_state = 'REOPENED'), request.updated_at)
    else request.created_at end
  where closed_at is null and (first_answered_at is null or state = 'REOPENED');
drop index "service_requests_desk_index";
create index "service_requests_desk_index" on "service_requests" using btree (
  community_id, ((waiting_since is null)), coalesce(waiting_since, created_at), id
) where (closed_at is null);
drop index "service_requests_unanswered_index";
create index "service_requests_waiting_index"
  on "service_requests" ("community_id", "waiting_since", "id") where "waiting_since" is not null;
`;

/** An author says that they no longer need a request that goes on for others. */
const unneeded = `
alter table "request_entries" drop constraint "request_entries_kind_check";
alter table "request_entries" add constraint "request_entries_kind_check"
  check ("kind" in ('STATE', 'MESSAGE', 'MERGE', 'NOTE', 'CONTRACTOR', 'UNNEEDED'));
alter table "request_entries" drop constraint "request_entries_private_check";
alter table "request_entries" add constraint "request_entries_private_check" check (
  kind in ('MESSAGE', 'UNNEEDED') or (not is_private and person_id is null));
alter table "request_entries" add constraint "request_entries_unneeded_check"
  check (kind <> 'UNNEEDED' or (is_private and not by_desk));
`;

/** What the desk wrote to authors alone so far: messages become private, and words leave the line of their state. */
const words = `
update request_entries entry set is_private = true, person_id = request.author_id
  from service_requests request
  where request.id = entry.request_id and not request.is_shared and request.affected = 1
    and entry.kind = 'MESSAGE' and entry.by_desk and not entry.is_private;
insert into request_entries (id, request_id, kind, author_id, author_role, by_desk, words, language,
    is_private, person_id, created_at)
  select gen_random_uuid(), entry.request_id, 'MESSAGE', entry.author_id, entry.author_role, true,
    entry.words, entry.language, true, request.author_id, entry.created_at + interval '1 millisecond'
  from request_entries entry join service_requests request on request.id = entry.request_id
  where not request.is_shared and request.affected = 1
    and entry.kind = 'STATE' and entry.by_desk and entry.words is not null;
update request_entries entry set words = null from service_requests request
  where request.id = entry.request_id and not request.is_shared and request.affected = 1
    and entry.kind = 'STATE' and entry.by_desk and entry.words is not null;
`;
