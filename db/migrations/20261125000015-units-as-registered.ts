import { Migration } from '@mikro-orm/migrations';

/** Writes the unit of a membership as the register writes it. */
export class Migration20261125000015 extends Migration {
  override up(): void {
    this.addSql(`update "user_communities" as "membership" set "condo_unit" = "unit"."label"
      from "units" as "unit"
      where "unit"."id" = "membership"."unit_id" and "membership"."condo_unit" <> "unit"."label"`);
  }
}
