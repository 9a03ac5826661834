import {
  PostgresQueryCompiler,
  type CompiledQuery,
  type QueryId,
  type RootOperationNode,
} from 'kysely';

/** SQL that is cut where its parameters go, so that it can be written with any numbers. */
export type Fragments = readonly string[];

interface FragmentedQuery extends CompiledQuery {
  readonly fragments: Fragments;
}

/** Writes SQL with its parameters numbered from `$1`, or from after `offset` others. */
export const writeSql = (fragments: Fragments, offset = 0): string =>
  fragments.reduce((sql, fragment, index) => `${sql}$${offset + index}${fragment}`);

/** The fragments of a query. Throws Error for one that none of these compilers made. */
export function fragmentsOf(query: CompiledQuery): Fragments {
  if (!isFragmented(query)) throw new Error('A read was compiled for another builder.');
  return query.fragments;
}

const isFragmented = (query: CompiledQuery): query is FragmentedQuery => 'fragments' in query;

/**
 * Keeps the text of a query in fragments. Several reads go to the database as one statement, and a text that is
 * whole cannot be given other numbers: a constant or a name in it may well contain `$1`.
 */
export class FragmentCompiler extends PostgresQueryCompiler {
  #fragments = [''];

  override compileQuery(node: RootOperationNode, queryId: QueryId): FragmentedQuery {
    this.#fragments = [''];
    const query = super.compileQuery(node, queryId);
    return Object.freeze({ ...query, fragments: this.#fragments });
  }

  protected override append(text: string): void {
    this.#fragments.push(`${this.#fragments.pop()}${text}`);
  }

  protected override appendValue(value: unknown): void {
    this.addParameter(value);
    this.#fragments.push('');
  }

  protected override getSql(): string {
    return writeSql(this.#fragments);
  }
}

/**
 * Writes the constants of a query into its text, and leaves the rest to be parameters. With
 * `status = $1` PostgreSQL plans for any status; with `status = 'PENDING'` it knows how few there are
 * and which partial index has them, so that the plan it keeps is as good as one for the values at hand.
 */
export class ConstantCompiler extends FragmentCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Whether a text can contain a value as it is; the minus of a negative number could begin a comment. */
const isConstant = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Number.isSafeInteger(value) && Number(value) >= 0);
