import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** What a folder has after `npm ci` and `npm run build`. */
const parts = [
  ...['app', 'build', 'db', 'docs', 'node_modules', 'public'],
  ...['package.json', 'package-lock.json', 'remix.config.js', 'tsconfig.json'],
];

export type Settings = Record<string, string | number>;

/**
 * A new folder in which the site is installed and built, with these settings in its `.env`, or this text; without any,
 * it has none. The code, its packages and the build are links to those of the tests: installing and building again
 * would take minutes and prove nothing about settings.
 */
export function siteFolder(settings: Settings | string = {}): string {
  const folder = temporaryFolder();
  for (const part of parts) symlinkSync(resolve(part), join(folder, part));
  const text = typeof settings === 'string' ? settings : linesOf(settings);
  if (text) writeFileSync(join(folder, '.env'), text);
  return folder;
}

const linesOf = (settings: Settings): string =>
  Object.entries(settings)
    .map((setting) => `${setting.join('=')}\n`)
    .join('');

/** `.env.example` as an operator fills it in. */
export function filledExample(settings: Settings): string {
  return Object.entries(settings).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^${name}=.*$`, 'm');
      if (!line.test(text)) throw new Error(`.env.example has no ${name}`);
      return text.replace(line, () => `${name}=${value}`);
    },
    readFileSync('.env.example', 'utf8'),
  );
}

/** How each way of running the site starts it, as its own file or the guide for operators says. */
export const startCommands: Record<string, string> = {
  'npm run serve': 'npm run serve',
  'the image': (JSON.parse(found('Dockerfile', /^CMD (\[.*\])$/m)) as string[]).join(' '),
  'the unit': found('docs/deploy/local-link.service', /^ExecStart=\/usr\/bin\/(node .*)$/m),
  'remix-serve': `node_modules/.bin/${found('docs/operating.md', /`(remix-serve [^`]+)`/)}`,
  'npm start': 'npm start',
};

function found(file: string, pattern: RegExp): string {
  const text = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (text === undefined) throw new Error(`${file} has nothing like ${pattern.source}`);
  return text;
}
