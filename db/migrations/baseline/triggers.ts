/** The tables that pages for visitors show something of. */
const publicTables = [
  'activities',
  'activity_attendees',
  'ad_placements',
  'city_events',
  'communities',
  'editorial_articles',
  'listings',
  'newsletter_editions',
  'newsletter_issues',
  'photos',
  'user_communities',
  'users',
];

/** Announces each change of what visitors may see, so that processes forget the pages they keep. */
const publicChanges = `
create function "tell_public_change" () returns trigger language plpgsql as
      $$ begin perform pg_notify('public_changes', ''); return null; end $$;
${publicTables
  .map(
    (table) => `
create trigger "${table}_public_change"
  after insert or update or delete or truncate on "${table}"
  for each statement execute function "tell_public_change" ();`,
  )
  .join('\n')}
`;

/** Keeps beside each edit whether its post is published. */
const waitingEdits = `
create function "is_published" ("type" text, "post" uuid) returns boolean
  language sql stable as $$
        select case "type"
          when 'LISTING' then exists (select 1 from listings where id = "post" and status = 'PUBLISHED')
          else exists (select 1 from activities where id = "post" and status = 'PUBLISHED') end $$;

create function "mark_new_edit" () returns trigger language plpgsql as
      $$ begin new.post_is_published := is_published(new.post_type, new.post_id); return new; end $$;

create trigger "post_revisions_mark" before insert on "post_revisions"
  for each row execute function mark_new_edit();

-- The type of the post comes with the trigger.
create function "mark_edits" () returns trigger language plpgsql as
      $$ begin
        update post_revisions set post_is_published = (new.status = 'PUBLISHED')
          where post_type = tg_argv[0] and post_id = new.id;
        return null;
      end $$;

create trigger "listings_mark_edits" after update of "status" on "listings"
  for each row when ((old.status = 'PUBLISHED') is distinct from (new.status = 'PUBLISHED'))
  execute function mark_edits('LISTING');

create trigger "activities_mark_edits" after update of "status" on "activities"
  for each row when ((old.status = 'PUBLISHED') is distinct from (new.status = 'PUBLISHED'))
  execute function mark_edits('ACTIVITY');
`;

export const triggers = publicChanges + waitingEdits;
