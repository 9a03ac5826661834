/**
 * Makes a value once per process and returns the same one from then on, even when the server build
 * is loaded again, as the development server does after each change.
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const values = ((globalThis as { __localLink?: Map<string, unknown> }).__localLink ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}

/**
 * A value that is kept beside an object of one request, such as its context. A WeakMap would do the
 * same, but V8 keeps whatever hangs on one until it cleans the whole heap, long after the request is over:
 * a busy server then holds many times the memory that it uses (record 41).
 */
export class PerOwner<Of extends object, Value> {
  readonly #key: symbol;

  /** `name` is what a debugger shows. */
  constructor(name: string) {
    this.#key = Symbol(name);
  }

  get(of: Of): Value | undefined {
    return (of as Record<symbol, Value | undefined>)[this.#key];
  }

  set(of: Of, value: Value | undefined): void {
    (of as Record<symbol, Value | undefined>)[this.#key] = value;
  }
}
