import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const files = [...globSync('{app,db,docs,tests}/**/*.*'), ...globSync(['*', '.*'])].map(
  (path) => `/${path}`,
);

it('docs/security.md names only files that are there', () => {
  const named = [...text.matchAll(/`([\w./[\]$-]+\.(?:tsx?|md|ya?ml|service|json))`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)));
  expect([...new Set(missing)]).toEqual([]);
});

it('docs/security.md answers each requirement once, and gathers those that are not met', () => {
  const [answers = '', gathered = ''] = text.split('\n## Not met\n');
  const rows = [...answers.matchAll(/^\| (\d+\.\d+\.\d+) +\| [12] +\|[^|]*\|([^|]*)\|/gm)];
  const numbers = rows.map(([, number]) => number);
  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
  const open = rows.filter(([, , state = '']) => state.includes('**')).map(([, number]) => number);
  const listed = [...gathered.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
  expect(listed).toEqual(open);
});

/** What runs on the server while the site does. */
const source = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts'], {
  exclude: ['app/cli/**', '**/*.test.ts'],
}).map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const withCode = (pattern: RegExp) =>
  source
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .sort();

it('no code is made of text, and no pattern of what somebody typed', () => {
  expect(withCode(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  expect(withCode(/new RegExp\(/)).toEqual(['app/features/media/pdf/fonts/runs.server.ts']);
});

it('the server asks only addresses of its settings, and pages ask the site itself', () => {
  expect(withCode(/\bfetch\(/)).toEqual([
    'app/features/accounts/second-step/passkeys/ask-browser.ts',
    'app/features/communities/communities/chooser/use-suggested.ts',
    'app/features/communities/communities/loading-selector.tsx',
    'app/features/noticeboard/notices/screen/turn-page.ts',
    'app/features/site/doctor/answer-check.server.ts',
    'app/features/site/shell/switches.tsx',
  ]);
  expect(withCode(/from 'openid-client'/)).toEqual([
    'app/features/accounts/sign-on/carried.server.ts',
    'app/features/accounts/sign-on/provider.server.ts',
  ]);
  // The socket in DATA_DIR by which a running site writes a backup.
  const connects = /\b(request|connect|get)\b[^;]*\} from 'node:(https?|http2|net|tls|dgram)'/;
  expect(withCode(connects)).toEqual(['app/features/site/backups/site-socket.server.ts']);
});
