/**
 * Builds for production: `npm run build`. Makes the browser's files, the server's programs, and compressed copies.
 * Prints how long each part took.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

process.env.NODE_ENV = 'production';
rmSync('build', { recursive: true, force: true });

await part('browser and server', vite);
await part('compression', () => compressFolder('build/client'));
// `npm start` compares this file's time with the sources, so it is written last.
await writeFile('build/version.txt', `${new Date().toISOString()}\n`);

async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`[build] ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds the browser's files and the server's programs. */
function vite(): Promise<void> {
  const child = spawn('remix', ['vite:build', '-c', 'remix.config.js', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with ${code}`)),
    );
  });
}

/** Writes a brotli and a gzip copy of each file that they make smaller. */
async function compressFolder(folder: string): Promise<void> {
  const text = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.xml']);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, options),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([
    br.byteLength < bytes.byteLength ? writeFile(`${path}.br`, br) : undefined,
    gz.byteLength < bytes.byteLength ? writeFile(`${path}.gz`, gz) : undefined,
  ]);
}
