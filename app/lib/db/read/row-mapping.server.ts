import { isDeepStrictEqual } from 'node:util';
import { MikroKyselyPlugin } from '@mikro-orm/sql';
import type { KyselyPlugin, QueryId } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Em } from '../database.server.ts';

export type RawRow = Record<string, unknown>;

/** How the ORM names and converts what its query builder reads. */
export const namingOptions = { columnNamingStrategy: 'property', convertValues: true } as const;

const plugins = new WeakMap<object, MikroKyselyPlugin>();

/** The ORM's plugin that names columns as properties; one serves all EntityManagers of an ORM. */
export function namingPlugin(em: Em): MikroKyselyPlugin {
  const driver = em.getDriver();
  const plugin = plugins.get(driver) ?? new MikroKyselyPlugin(em, namingOptions);
  plugins.set(driver, plugin);
  return plugin;
}

/** The plugin for queries whose rows the driver names and converts. */
export function queryNamingPlugin(em: Em): KyselyPlugin {
  const plugin = namingPlugin(em);
  return {
    transformQuery: (args) => plugin.transformQuery(args),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

/** The rows of a query as the plugin names and converts them. */
export async function transformRows<Row>(em: Em, queryId: QueryId, rows: RawRow[]): Promise<Row[]> {
  const result = await namingPlugin(em).transformResult({ queryId, result: { rows } });
  return result.rows as Row[];
}

/** What becomes of the values of one type in a column. `other`: only the plugin knows. */
type Conversion = 'same' | 'date' | 'other';

interface Column {
  name: string;
  conversions: Map<string, Conversion>;
}

/**
 * Names and converts the rows of one query as the ORM's plugin does. The plugin goes through every
 * property of every table for each row; this asks it once for each column and type of value.
 */
export class RowMapping {
  readonly #queryId: QueryId;
  readonly #columns = new Map<string, Column>();
  /** Whether the plugin has to see whole rows. */
  #isOther = false;

  constructor(queryId: QueryId) {
    this.#queryId = queryId;
  }

  async rows<Row>(em: Em, rows: RawRow[]): Promise<Row[]> {
    const mapped: Row[] = [];
    for (const row of rows) {
      mapped.push((this.#map(row) ?? (await this.#mapNew(em, row))) as Row);
    }
    return this.#isOther ? transformRows(em, this.#queryId, rows) : mapped;
  }

  /** Null where a column, or the type of a value in it, is new. */
  #map(row: RawRow): RawRow | null {
    const mapped: RawRow = {};
    for (const key in row) {
      const value = row[key];
      const column = this.#columns.get(key);
      const conversion = value === null ? 'same' : column?.conversions.get(typeof value);
      if (!column || !conversion) return null;
      mapped[column.name] = conversion === 'date' ? toDate(value as string) : value;
    }
    return mapped;
  }

  async #mapNew(em: Em, row: RawRow): Promise<RawRow> {
    for (const key in row) if (!this.#knows(key, row[key])) await this.#learn(em, key, row[key]);
    const mapped = this.#map(row);
    if (!mapped) throw new Error(`A row was learned and is not known: ${Object.keys(row).join()}`);
    return mapped;
  }

  #knows(key: string, value: unknown): boolean {
    const column = this.#columns.get(key);
    return column !== undefined && (value === null || column.conversions.has(typeof value));
  }

  async #learn(em: Em, key: string, value: unknown): Promise<void> {
    const ask = async (sample: unknown) => {
      const [row = {}] = await transformRows<RawRow>(em, this.#queryId, [{ [key]: sample }]);
      return Object.entries(row)[0] ?? [key, sample];
    };
    const [name] = await ask(null);
    const conversion = value === null ? null : await conversionOf(value, ask);
    // Another request may learn the same column meanwhile: from here on nothing is awaited.
    const column = this.#columns.get(key) ?? { name, conversions: new Map<string, Conversion>() };
    this.#columns.set(key, column);
    if (conversion) column.conversions.set(typeof value, conversion);
    const names = [...this.#columns.values()].map((known) => known.name);
    this.#isOther ||= conversion === 'other' || new Set(names).size < names.length;
  }
}

const mappings = new LRUCache<string, RowMapping>({ max: 500 });

/** The mapping of a query, by its text: a query that is built anew for each request is learned once. */
export function mappingOf(text: string, queryId: QueryId): RowMapping {
  const known = mappings.get(text);
  if (known) return known;
  const mapping = new RowMapping(queryId);
  mappings.set(text, mapping);
  return mapping;
}

const sampleMoment = '2000-01-01T12:30:00.000+00:00';

async function conversionOf(
  value: unknown,
  ask: (sample: unknown) => Promise<[string, unknown]>,
): Promise<Conversion> {
  const sample = typeof value === 'string' ? sampleMoment : value;
  try {
    const [, converted] = await ask(sample);
    // The plugin makes a new array of the same values.
    if (isDeepStrictEqual(converted, sample)) return 'same';
    const isMoment = converted instanceof Date && converted.getTime() === Date.parse(sampleMoment);
    return typeof value === 'string' && isMoment ? 'date' : 'other';
  } catch {
    return 'other';
  }
}

const hasOffset = (moment: string) =>
  moment.includes('+') || moment.lastIndexOf('-') > 10 || moment.endsWith('Z');

/** A moment as the database writes it; one without an offset is in UTC. Other words stay as they are. */
function toDate(moment: string): Date | string {
  const date = new Date(hasOffset(moment) ? moment : `${moment}Z`);
  return Number.isNaN(date.getTime()) ? moment : date;
}
