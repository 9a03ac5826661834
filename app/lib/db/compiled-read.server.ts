import { sql, type Compilable, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Em } from './database.server.ts';
import { kysely, type Tables } from './kysely.server.ts';

/** Stands for a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Param<Params> = <Name extends keyof Params & string>(name: Name) => RawBuilder<Params[Name]>;

/**
 * A read whose SQL is made once per process: building and compiling a large query takes longer than
 * running it. `build` must make the same query each time, with `param(name)` for what varies.
 */
export function compiledRead<Params extends Record<string, unknown>>() {
  return <Row>(build: (db: Kysely<Tables>, param: Param<Params>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (em: Em, params: Params): Promise<Row[]> => {
      const db = kysely(em);
      compiled ??= build(
        db,
        (name) => sql.val(new Placeholder(name)) as RawBuilder<never>,
      ).compile();
      const parameters = compiled.parameters.map((value) =>
        value instanceof Placeholder ? params[value.name] : value,
      );
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };
}
