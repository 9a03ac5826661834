import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** What a folder has after `npm ci` and `npm run build`. */
const parts = [
  ...['app', 'build', 'db', 'docs', 'node_modules', 'public'],
  ...['package.json', 'package-lock.json', 'remix.config.js', 'tsconfig.json'],
];

/**
 * A new folder in which the site is installed and built, with these settings in its `.env`; without any, it has none.
 * The code, its packages and the build are links to those of the tests: installing and building again would take
 * minutes and prove nothing about settings.
 */
export function siteFolder(settings: Record<string, string | number> = {}): string {
  const folder = temporaryFolder();
  for (const part of parts) symlinkSync(resolve(part), join(folder, part));
  const lines = Object.entries(settings).map((setting) => `${setting.join('=')}\n`);
  if (lines.length > 0) writeFileSync(join(folder, '.env'), lines.join(''));
  return folder;
}

/** How each way of running the site starts it, as its own file or README says. */
export const startCommands: Record<string, string> = {
  'npm run serve': 'npm run serve',
  'the image': (JSON.parse(found('Dockerfile', /^CMD (\[.*\])$/m)) as string[]).join(' '),
  'the unit': found('docs/deploy/local-link.service', /^ExecStart=\/usr\/bin\/(node .*)$/m),
  'remix-serve': `node_modules/.bin/${found('README.md', /`(remix-serve [^`]+)`/)}`,
  'npm start': 'npm start',
};

function found(file: string, pattern: RegExp): string {
  const text = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (text === undefined) throw new Error(`${file} has nothing like ${pattern.source}`);
  return text;
}
