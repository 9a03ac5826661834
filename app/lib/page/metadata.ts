import type { MetaDescriptor } from '@remix-run/react';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { Messages } from '#app/lib/i18n/message.ts';
import { translatorFor, type Translator } from '#app/lib/i18n/use-messages.tsx';
import type { ShellData } from './shell-data.ts';

/** The name of the product, the same in every language. */
export const brand = 'The Local Link';

/** The document's title: the page, what it belongs to, and the name of the site. */
export const titleOf = (...parts: string[]): string => [...parts, brand].join(' · ');

/** What the head of a page says about it. */
export interface Page {
  /** The title of the page, or the title and what it belongs to. */
  title: string | string[];
  description: string;
}

/** The head of a page that search engines must leave out. */
export const privateMeta = ({ title, description }: Page): MetaDescriptor[] => [
  { title: titleOf(...[title].flat()) },
  { name: 'description', content: summaryOf(description) },
  { name: 'robots', content: 'noindex' },
];

type Matches = { id: string; data: unknown }[];

const shellIn = (matches: Matches): ShellData | undefined =>
  matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;

/** The address of the site, without a slash at its end. */
export const originFrom = (matches: Matches): string => shellIn(matches)?.appUrl ?? '';

/** The language of the page whose head this is. */
export const metaLocale = (matches: Matches): Locale => shellIn(matches)?.locale ?? defaultLocale;

/** The messages of an area, for the head of a page. */
export const metaMessages = <M extends Messages>(matches: Matches, area: M): Translator<M> =>
  translatorFor(area, metaLocale(matches));

const summaryLength = 160;

/** The beginning of a text, cut between words at about 160 characters. */
export function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= summaryLength) return flat;
  const cut = flat.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2))}…`;
}
