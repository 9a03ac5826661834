/**
 * Makes a value once per process and returns the same one from then on, even when the server build
 * is loaded again, as the development server does after each change.
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const values = ((globalThis as { __localLink?: Map<string, unknown> }).__localLink ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
