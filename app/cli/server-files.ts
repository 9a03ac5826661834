import { readFileSync, writeFileSync } from 'node:fs';
import { build, transform } from 'esbuild';

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
  const { code } = await transform(readFileSync(serverBuild, 'utf8'), {
    format: 'esm',
    target: 'node22',
    charset: 'ascii',
  });
  writeFileSync(serverBuild, code);
}
