import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = 'build/client/assets';

/**
 * Safari has look-behind since 16.4, and one such pattern stops a whole script there (README names the browsers). The
 * compiler brings syntax down to es2020 and leaves patterns as they are.
 */
it('no script for the browser has a pattern with look-behind', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((name) => {
    const pattern = /.{0,40}\(\?<[=!].{0,40}/.exec(readFileSync(join(assets, name), 'utf8'));
    return pattern ? [`${name}: ${pattern[0]}`] : [];
  });
  expect(found).toEqual([]);
});
