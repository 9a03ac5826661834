import { sql, type Compilable, type RawBuilder } from 'kysely';
import type { Em } from '../database.server.ts';
import { nextStatementId, runRead, type Statement } from './batch.server.ts';
import { fragmentsOf, kyselyForTexts, type Db } from './builder.server.ts';
import { RowMapping } from './row-mapping.server.ts';

/** The parameters of a compiled read, while it is built. */
export interface Params<Values> {
  /** A parameter, as the query has it. */
  param: <Name extends keyof Values & string>(name: Name) => RawBuilder<NonNullable<Values[Name]>>;
  /** Whether a parameter is not null: the query is compiled once with it and once without. */
  given: (name: keyof Values & string) => boolean;
}

interface Planning<Values> {
  /** Whether the best plan depends on the values, so that the server should not keep one for all. */
  plannedAnew?: (given: Params<Values>['given']) => boolean;
}

/** A read, built with the query builder, or with `sql` for what the builder cannot express. */
type Built<Row> = Compilable<Row> | RawBuilder<Row>;

/**
 * A read whose SQL is made once per process, because building and compiling a large query takes
 * longer than running it. `build` uses `param(name)` for each value that varies; every other value is
 * written into the text (record 38). Reads that are begun together are sent together, and the server
 * keeps them prepared.
 */
export function compiledRead<Values extends object, Row>(
  build: (db: Db, params: Params<Values>) => Built<Row>,
  { plannedAnew = () => false }: Planning<Values> = {},
) {
  const compiled = new Map<string, Compiled<Row>>();
  return (em: Em, values: Values): Promise<Row[]> => {
    const given = new Map(Object.entries(values).filter(([, value]) => value != null));
    const names = [...given.keys()].join();
    let read = compiled.get(names);
    if (!read) {
      const db = kyselyForTexts(em);
      const isKept = compiled.size < mostKept;
      const params = paramsOf<Values>(given);
      read = compile(db, build(db, params), isKept && !plannedAnew(params.given));
      if (isKept) compiled.set(names, read);
    }
    const parameters = read.places.map((value) =>
      value instanceof Placeholder ? given.get(value.name) : value,
    );
    return runRead(em, read.statement, parameters);
  };
}

/**
 * How many texts of one read are kept. Filters make more of them than the server should be asked to
 * prepare; the others are compiled each time.
 */
const mostKept = 32;

interface Compiled<Row> {
  statement: Statement<Row>;
  /** The parameters, some of which are placeholders. */
  places: readonly unknown[];
}

function compile<Row>(db: Db, built: Built<Row>, isNamed: boolean): Compiled<Row> {
  const query = compileBuilt(db, built);
  const fragments = fragmentsOf(query);
  const mapping = new RowMapping(query.queryId);
  const toRows: Statement<Row>['toRows'] = (em, rows) => mapping.rows(em, rows);
  const id = isNamed ? nextStatementId() : null;
  return { statement: { fragments, id, toRows }, places: query.parameters };
}

const compileBuilt = <Row>(db: Db, built: Built<Row>) =>
  isRawBuilder(built) ? built.compile(db) : built.compile();

const isRawBuilder = <Row>(built: Built<Row>): built is RawBuilder<Row> => 'isRawBuilder' in built;

/** The parameters of a query that is built for these values only. */
export const paramsFor = <Values extends object>(values: Values): Params<Values> => ({
  param: (name) => sql.val(values[name]) as RawBuilder<never>,
  given: (name) => values[name] != null,
});

/** Takes the place of a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const paramsOf = <Values extends object>(given: Map<string, unknown>): Params<Values> => ({
  param: (name) => sql.val(new Placeholder(name)) as RawBuilder<never>,
  given: (name) => given.has(name),
});
