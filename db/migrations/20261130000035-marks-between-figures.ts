import { Migration } from '@mikro-orm/migrations';

/** A label in which a mark between two figures was thrown away when it was compared: '1-21', '3 4'. */
const isMarked = (label: string) => `${label} ~ '[0-9][\\s.–—#-]+[0-9]'`;

/** Such a label as it is compared from now on (see `unitKey`): '1-21' and '1 21' are '1-21', and no longer '121'. */
function keyOf(label: string): string {
  const word =
    '^\\s*(?:unit|suite|apt|apartment|app|appartement|unité|logement)(?![[:alpha:]])\\.?';
  const lower = `regexp_replace(lower(normalize(${label}, NFKC)), '${word}', '')`;
  const marked = `regexp_replace(${lower}, '(?<=[0-9])[\\s.–—#-]+(?=[0-9])', '-', 'g')`;
  const bare = `regexp_replace(${marked}, '[\\s.–—#]+|(?<![0-9])-+|-+(?![0-9])', '', 'g')`;
  return `regexp_replace(${bare}, '^0+(?=[^-])', '')`;
}

/**
 * A mark between two figures of a unit counts: '1-21', '12-1' and '121' are three. People stay with the unit of the
 * register that they are tied to; who is tied to none and wrote a label that could be read in two ways is asked about
 * at the desk, as a unit that the register does not have.
 */
export class Migration20261130000035 extends Migration {
  override up(): void {
    this.addSql(`create temporary table "units_before" on commit drop as
      select "id", "community_id", "key" from "units" where ${isMarked('"label"')}`);
    this.addSql(`update "units" set "key" = ${keyOf('"label"')} where ${isMarked('"label"')}`);
    for (const table of ['bookings', 'notice_deliveries', 'notice_services']) {
      this.addSql(
        `update "${table}" set "unit_key" = ${keyOf('"unit_label"')} where ${isMarked('"unit_label"')}`,
      );
    }
    this.addSql(`update "condo_notices" as "notice" set "audience_unit_keys" = (
        select array_agg(coalesce("unit"."key", "named"."key") order by "named"."place")
          from unnest("notice"."audience_unit_keys") with ordinality as "named" ("key", "place")
          left join "units_before" as "before"
            on "before"."community_id" = "notice"."community_id" and "before"."key" = "named"."key"
          left join "units" as "unit" on "unit"."id" = "before"."id")
      where exists (
        select from "units_before" as "before"
         where "before"."community_id" = "notice"."community_id"
           and "before"."key" = any ("notice"."audience_unit_keys"))`);
  }
}
