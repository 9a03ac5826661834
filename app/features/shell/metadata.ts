import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { Area, Messages } from '#app/lib/i18n/message.ts';
import { translatorFor, type Translator } from '#app/lib/i18n/use-messages.tsx';
import type { ShellData } from './shell-data.ts';

/** The name of the product, the same in every language. */
export const brand = 'The Local Link';

/** The preview image of a page without a picture. `npm run identity` draws it. */
const card = { path: '/images/card.png', width: '1200', height: '630' };

/** The document's title: the page, what it belongs to, and the name of the site. */
export const titleOf = (...parts: string[]): string => [...parts, brand].join(' · ');

/** An object in schema.org's terms; undefined properties are left out. */
export type JsonLd = { '@type': string; [property: string]: unknown };

interface Page {
  /** The title of the page, or the title and what it belongs to. */
  title: string | string[];
  description: string;
}

interface PublicPage extends Page {
  type?: 'website' | 'article';
  /** The path or full address of a photo. Our own drawings are not used. */
  picture?: string | null | undefined;
  /** The page's content in schema.org's terms, given the full addresses of page and picture. */
  about?: ((address: string, image: string) => JsonLd) | undefined;
}

/**
 * The head of a public page: title, description, canonical address (without the query), and the
 * preview that is shown when somebody shares it.
 */
export function publicMeta(
  { matches, location }: Pick<MetaArgs, 'matches' | 'location'>,
  { title, description, type = 'website', picture, about }: PublicPage,
): MetaDescriptor[] {
  const origin = originFrom(matches);
  const address = origin + location.pathname;
  const photo = picture && !picture.endsWith('.svg') ? picture : null;
  const shown = photo ?? card.path;
  const image = shown.startsWith('/') ? origin + shown : shown;
  const parts = [title].flat();
  const summary = summaryOf(description);
  return [
    { title: titleOf(...parts) },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: parts.join(' · ') },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(photo
      ? []
      : [
          { property: 'og:image:width', content: card.width },
          { property: 'og:image:height', content: card.height },
        ]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(about
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about(address, image) } }]
      : []),
  ];
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

const originFrom = (matches: Matches): string => shellIn(matches)?.appUrl ?? '';

/** The language of the page whose head this is. */
export const metaLocale = (matches: Matches): Locale => shellIn(matches)?.locale ?? defaultLocale;

/** The messages of an area, for the head of a page. */
export const metaMessages = <M extends Messages>(matches: Matches, area: Area<M>): Translator<M> =>
  translatorFor(area, metaLocale(matches));

const summaryLength = 160;

/** The beginning of a text, cut between words at about 160 characters. */
function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= summaryLength) return flat;
  const cut = flat.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2))}…`;
}
