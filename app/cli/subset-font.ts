/**
 * Makes public/fonts/bricolage-700.woff2: Bricolage Grotesque 700 cut down to the letters that
 * English and French use. Run it again after the font package is updated: `npm run font`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñíóáú' +
  ' \u00a0!"#$%&\'()*+,-./:;?@[]_’‘“”«»–—…·×+=/|';

const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2');
const subset = await subsetFont(await readFile(source), letters, { targetFormat: 'woff2' });
await writeFile('public/fonts/bricolage-700.woff2', subset);
console.log(`public/fonts/bricolage-700.woff2: ${subset.byteLength} bytes`);
