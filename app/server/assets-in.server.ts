import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { languages } from '#db/languages.ts';
import { defaultLocale, type Locale } from '../lib/i18n/locale.ts';

type Assets = ServerBuild['assets'];

/**
 * The lists of the browser's files whose words are in one language (record 45), read at the start. The
 * development server has one list, with files that have the words of every language.
 */
const lists = new Map<Locale, Assets>();
for (const language of languages) {
  const list = resolve(`build/server/assets.${language}.js`);
  if (language === defaultLocale || !import.meta.env.PROD || !existsSync(list)) continue;
  const { default: assets } = (await import(/* @vite-ignore */ pathToFileURL(list).href)) as {
    default: Assets;
  };
  lists.set(language, assets);
}

const made = new WeakMap<Assets, Map<Locale, Assets>>();

/** The same routes' files in a language; `assets` are those of the default one. */
export function assetsIn(locale: Locale, assets: Assets): Assets {
  const list = lists.get(locale);
  if (!list) return assets;
  const byLocale = made.get(assets) ?? new Map<Locale, Assets>();
  made.set(assets, byLocale);
  const found = byLocale.get(locale) ?? {
    ...list,
    routes: Object.fromEntries(Object.entries(list.routes).filter(([id]) => id in assets.routes)),
  };
  byLocale.set(locale, found);
  return found;
}

/** The files of each language that has some of its own, besides the default one. */
export const otherAssets = (): Assets[] => [...lists.values()];
