/**
 * Makes a value once per process and returns the same one ever after, also when the server
 * build is loaded again (as the development server does after each change).
 */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const held = ((globalThis as { __localLink?: Map<string, unknown> }).__localLink ??= new Map());
  if (!held.has(name)) held.set(name, make());
  return held.get(name) as Value;
}
