import { readFileSync, writeFileSync } from 'node:fs';
import { languages, type Language } from '../../db/enums.ts';

/** What every language says, as `{ en, fr }` is written once it is minified. */
const everyLanguage = new RegExp(
  `\\{${languages.map((language) => `${language}(?::([\\w$]+))?`).join()}\\}`,
  'g',
);

/**
 * Runs `work` once for each language, with the browser's files changed so that every language says
 * what that one does. The bundler then leaves out the messages of the others.
 */
export async function inEachLanguage<Result>(
  paths: string[],
  work: (language: Language) => Promise<Result>,
): Promise<Map<Language, Result>> {
  const texts = new Map(paths.map((path) => [path, withSettledFlags(readFileSync(path, 'utf8'))]));
  const results = new Map<Language, Result>();
  for (const language of languages) {
    for (const [path, text] of texts) writeFileSync(path, inOneLanguage(text, language));
    results.set(language, await work(language));
  }
  for (const [path, text] of texts) writeFileSync(path, text);
  return results;
}

/**
 * What Remix asks of its settings while it runs, answered as `remix.config.js` does, and what anybody
 * asks of where the program runs, answered as in a browser: the minifier then leaves out what is done
 * elsewhere.
 */
const withSettledFlags = (text: string): string =>
  text
    .replace(/\b(?:window\.__remixContext\.future|[\w$]+)\.v3_singleFetch\b/g, '!0')
    .replace(/\b(?:window\.__remixContext\.future|[\w$]+)\.v3_lazyRouteDiscovery\b/g, '!1')
    .replace(/\bwindow\.__remixContext\.isSpaMode\b/g, '!1')
    .replace(/\btypeof (?:window|document|navigator)(?:\s*===?\s*"undefined"|>"u")/g, '!1')
    .replace(/\btypeof (?:window|document|navigator)(?:\s*!==?\s*"undefined"|<"u")/g, '!0');

function inOneLanguage(text: string, language: Language): string {
  return text.replace(everyLanguage, (_, ...names: (string | undefined)[]) => {
    const value = names[languages.indexOf(language)] ?? language;
    return `{${languages.map((every) => `${every}:${value}`).join()}}`;
  });
}
