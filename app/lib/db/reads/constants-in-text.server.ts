import { PostgresQueryCompiler } from 'kysely';

/**
 * Writes the constants of a query into its text, and leaves the rest to be parameters. With
 * `status = $1` PostgreSQL plans for any status; with `status = 'PENDING'` it knows how few there are
 * and which partial index has them, so that the plan it keeps is as good as one for the values at hand.
 */
export class ConstantsInText extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** What a text can say as it is; the minus of a negative number could begin a comment. */
const isConstant = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Number.isSafeInteger(value) && Number(value) >= 0);
