import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Em } from './database.server.ts';
import { kysely, type Db } from './kysely.server.ts';

/** What a compiled read knows of its parameters while it is built. */
export interface Params<Values> {
  /** The place of a parameter. */
  param: <Name extends keyof Values & string>(name: Name) => RawBuilder<NonNullable<Values[Name]>>;
  /** Whether a parameter is not null: the query is compiled once with it and once without. */
  given: (name: keyof Values & string) => boolean;
}

/**
 * A read whose SQL is made once per process, because building and compiling a large query takes
 * longer than running it. `build` uses `param(name)` for each value that varies.
 */
export function compiledRead<Values extends object, Row>(
  build: (db: Db, params: Params<Values>) => Compilable<Row>,
) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (em: Em, values: Values): Promise<Row[]> => {
    const db = kysely(em);
    const given = new Map(Object.entries(values).filter(([, value]) => value != null));
    const names = [...given.keys()].join();
    const query = compiled.get(names) ?? build(db, paramsOf(given)).compile();
    compiled.set(names, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given.get(value.name) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The parameters of a query that is built for these values only. */
export const paramsFor = <Values extends object>(values: Values): Params<Values> => ({
  param: (name) => sql.val(values[name]) as RawBuilder<never>,
  given: (name) => values[name] != null,
});

/** Stands for a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const paramsOf = <Values>(given: Map<string, unknown>): Params<Values> => ({
  param: (name) => sql.val(new Placeholder(name)) as RawBuilder<never>,
  given: (name) => given.has(name),
});
