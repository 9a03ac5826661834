import { existsSync } from 'node:fs';
import type { EntryContext } from '@remix-run/node';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';

type Assets = EntryContext['manifest'];

const made = new WeakMap<Assets, Map<Locale, Assets>>();

/**
 * The browser's files whose messages are in one language: those of other languages than English
 * have a folder of their own, unless this build was not finished (see `app/cli/browser-files.ts`),
 * and every file has all languages. The style sheets are the same in all.
 */
export function assetsIn(locale: Locale, assets: Assets): Assets {
  const byLocale = made.get(assets) ?? new Map<Locale, Assets>();
  made.set(assets, byLocale);
  const found = byLocale.get(locale) ?? find(locale, assets);
  byLocale.set(locale, found);
  return found;
}

function find(locale: Locale, assets: Assets): Assets {
  if (locale === defaultLocale || !existsSync(`public/build/${locale}`)) return assets;
  const inLocale = JSON.stringify(assets).replace(
    /"\/build\/(?=[^"]+\.js")/g,
    `"/build/${locale}/`,
  );
  return JSON.parse(inLocale) as Assets;
}
