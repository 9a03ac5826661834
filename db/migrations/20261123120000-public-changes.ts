import { Migration } from '@mikro-orm/migrations';

/** The tables that pages for visitors show something of. */
const tables = [
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
export class Migration20261123120000 extends Migration {
  override up(): void {
    this.addSql(`create function "tell_public_change" () returns trigger language plpgsql as
      $$ begin perform pg_notify('public_changes', ''); return null; end $$`);
    for (const table of tables) {
      this.addSql(`create trigger "${table}_public_change"
        after insert or update or delete or truncate on "${table}"
        for each statement execute function "tell_public_change" ()`);
    }
  }
}
