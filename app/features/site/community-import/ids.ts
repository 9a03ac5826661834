import { randomUUID } from 'node:crypto';

/** The ids that the rows of a file get here. Each old one stands for one new one. */
export class Ids {
  readonly #ids = new Map<string, string>();

  /** The new id, made at the first call. */
  of(old: string): string {
    const known = this.#ids.get(old);
    if (known !== undefined) return known;
    const id = randomUUID();
    this.#ids.set(old, id);
    return id;
  }

  /** The same for an id that may be missing. */
  maybe(old: string | null): string | null {
    return old === null ? null : this.of(old);
  }

  /** Lets an old id stand for a row that is here already. */
  set(old: string, id: string): void {
    this.#ids.set(old, id);
  }

  /** A value with every old id in it, however deep, made new. */
  within(value: unknown): unknown {
    if (typeof value === 'string') return this.#ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.within(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.within(one)]));
  }
}
