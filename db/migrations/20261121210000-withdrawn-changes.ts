import { Migration } from '@mikro-orm/migrations';

/** What both kinds of posts take over from an edit that waited. */
const shared = `"title" = r."fields"->>'title', "description" = r."fields"->>'description',
  "contact_email" = r."fields"->>'contactEmail',
  "images" = array(select jsonb_array_elements_text(r."fields"->'images'))`;

const waiting = (type: string) =>
  `r."post_type" = '${type}' and r."post_id" = p."id" and r."status" = 'PENDING' and p."status" = 'WITHDRAWN'`;

/** An edit that waited beside a post becomes its text when the post is withdrawn. */
export class Migration20261121210000 extends Migration {
  override up(): void {
    this.addSql(`update "listings" p set ${shared}, "price" = (r."fields"->>'price')::int,
        "category" = r."fields"->>'category', "condition" = r."fields"->>'condition'
      from "post_revisions" r where ${waiting('LISTING')}`);
    this.addSql(`update "activities" p set ${shared},
        "when" = (r."fields"->>'when')::timestamptz,
        "tags" = array(select jsonb_array_elements_text(r."fields"->'tags'))
      from "post_revisions" r where ${waiting('ACTIVITY')}`);
    for (const [type, table] of [
      ['LISTING', 'listings'],
      ['ACTIVITY', 'activities'],
    ] as const) {
      this.addSql(`update "post_revisions" r
          set "status" = 'WITHDRAWN', "decided_by_id" = r."author_id", "decided_at" = now()
        from "${table}" p where ${waiting(type)}`);
    }
  }
}
