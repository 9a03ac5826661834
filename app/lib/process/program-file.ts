/**
 * The file of a program that runs in a process or thread of its own: beside the module with this address,
 * as TypeScript, or as the build makes it (`remix.config.js` lists them), which puts everything in one folder.
 */
export const programFile = (name: string, besides: string): URL =>
  new URL(`${name}.${besides.endsWith('.ts') ? 'ts' : 'js'}`, besides);
