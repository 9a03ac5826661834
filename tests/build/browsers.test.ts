import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithEsbuild } from 'vite';
import { expect, it } from 'vitest';

const assets = 'build/client/assets';

/** The oldest browsers that scripts run in, as README names them. */
const target = ['chrome99', 'edge99', 'firefox98', 'safari15.4'];

const builtFiles = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }));

/** The first line that has to be written otherwise for the target; null where it reads the file as it is. */
async function loweredIn(code: string, loader: 'js' | 'css'): Promise<string | null> {
  const printed = async (to: string | string[]) =>
    (
      await transformWithEsbuild(code, `file.${loader}`, {
        loader,
        target: to,
        sourcemap: false,
        // All of them have it. esbuild writes it otherwise because each knows another version of Unicode.
        supported: { 'regexp-unicode-property-escapes': true },
      })
    ).code;
  const [asItIs, lowered] = [await printed('esnext'), await printed(target)].map((text) =>
    text.split('\n'),
  );
  return asItIs?.find((line, index) => line !== lowered?.[index])?.slice(0, 200) ?? null;
}

it('README names the browsers that the build is tested for', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  // Chrome 99, Edge 99 and Firefox 98 are of March 2022.
  expect(readme).toContain('in Chrome, Edge and Firefox since March 2022 and Safari since 15.4');
});

it('a compiler for these browsers leaves no script and no style sheet as it is that they lack the syntax for', async () => {
  expect(await loweredIn('class A { static { this.a = 1; } }', 'js')).not.toBeNull();
  expect(await loweredIn('const x = /(?<=a)b/v;', 'js')).not.toBeNull();
  expect(await loweredIn('.a { & .b { color: red; } }', 'css')).not.toBeNull();
  expect(await loweredIn('export const a = b?.c ?? (await d);', 'js')).toBeNull();
  const found: string[] = [];
  for (const loader of ['js', 'css'] as const) {
    const files = builtFiles(`.${loader}`);
    expect(files.length).toBeGreaterThan(50);
    for (const { name, code } of files) {
      const lowered = await loweredIn(code, loader);
      if (lowered !== null) found.push(`${name}: ${lowered}`);
    }
  }
  expect(found).toEqual([]);
});

/**
 * What browsers got later than these, as calls that a minifier leaves as they are. A compiler writes no other code for
 * them. One that a script asks for first may be used: it is listed below.
 */
const later: Record<string, RegExp> = {
  'Array findLast': /\.findLast(?:Index)?\(/,
  'Array toSorted, toReversed, toSpliced': /\.to(?:Sorted|Reversed|Spliced)\(/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  groupBy: /\b(?:Object|Map)\.groupBy\b/,
  'Set methods': /\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'Iterator helpers':
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray|take|drop|flatMap|reduce|forEach)\(/,
  'Promise.withResolvers, Promise.try': /\bPromise\.(?:withResolvers|try)\b/,
  'String isWellFormed': /\.(?:isWellFormed|toWellFormed)\(/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  'new parts of Intl': /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  'URL.canParse, URL.parse': /\bURL\.(?:canParse|parse)\(/,
  'AbortSignal.any, .timeout, throwIfAborted':
    /\bAbortSignal\.(?:any|timeout)\b|\.throwIfAborted\(/,
  requestIdleCallback: /\brequestIdleCallback\b/,
  checkVisibility: /\.checkVisibility\(/,
  popovers: /\.(?:showPopover|hidePopover|togglePopover)\(/,
  'scheduler.postTask, scheduler.yield': /\bscheduler\.(?:postTask|yield)\b/,
  'compression streams': /\b(?:De)?[Cc]ompressionStream\b/,
  'ReadableStream.from': /\bReadableStream\.from\b/,
  'element.inert': /\.inert\b/,
  'view transitions': /\.startViewTransition\(/,
  'base64 of arrays': /\bUint8Array\.from(?:Base64|Hex)\b/,
};

/** Look-behind is syntax that a string may hide: Safari has it since 16.4. */
it('no script for the browser makes a pattern with look-behind', () => {
  const found = builtFiles('.js').flatMap(({ name, code }) => {
    const [pattern] = /.{0,40}\(\?<[=!].{0,40}/.exec(code) ?? [];
    return pattern === undefined ? [] : [`${name}: ${pattern}`];
  });
  expect(found).toEqual([]);
});

/** What a script uses where the browser has it: it asks first. */
const askedFor = ['view transitions'];

it('no script calls what came later than these browsers', () => {
  const scripts = builtFiles('.js');
  const found = Object.entries(later).flatMap(([what, pattern]) =>
    scripts.flatMap(({ name, code }) => {
      const [use] = new RegExp(`.{0,60}(?:${pattern.source}).{0,40}`).exec(code) ?? [];
      return use !== undefined && !askedFor.includes(what) ? [`${what} in ${name}: ${use}`] : [];
    }),
  );
  expect(found).toEqual([]);
  const asks = scripts.filter(({ code }) => later['view transitions']?.test(code));
  for (const { code } of asks) expect(code).toMatch(/"function"!=typeof [\w.]*startViewTransition/);
});
