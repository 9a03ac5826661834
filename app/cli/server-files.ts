import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Makes the server's files take less memory, where Node keeps them for as long as it runs: the program of
 * `npm run serve` in JavaScript, and Remix's build in ASCII, which takes one byte for a letter, not two.
 */
export async function finishServerFiles(serverBuild: string, folder: string): Promise<void> {
  await build({
    entryPoints: { serve: 'app/cli/serve.ts', 'pglite-thread': 'db/embedded/pglite-thread.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    charset: 'ascii',
    // Remix's esbuild is older than the target of our tsconfig.json, which only the editor needs.
    logLevel: 'error',
  });
  const own = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const file of [serverBuild, ...own.map((name) => join(folder, name))]) {
    writeFileSync(file, inAscii(readFileSync(file, 'utf8')));
  }
}

/**
 * The same program in ASCII. A letter may be written as its number in a string, a regular expression, a
 * template and a comment; esbuild leaves the last three as they are. Throws where a raw template has one,
 * which would be another text then.
 */
function inAscii(program: string): string {
  const raw = /String\.raw`[^`]*[^\0-\x7f]/.exec(program);
  if (raw) throw new Error(`A raw template has a letter beyond ASCII: ${raw[0].slice(-80)}`);
  return program.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
