import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import { brand, metaLocale, originFrom, summaryOf, titleOf, type Page } from './metadata.ts';

/** The preview image of a page without a picture. `npm run identity` draws it. */
const card = { path: '/images/card.png', width: '1200', height: '630' };

/** An object in schema.org's terms; undefined properties are left out. */
export type JsonLd = { '@type': string; [property: string]: unknown };

interface PublicPage extends Page {
  /** Of the page's text, where somebody else than us wrote it; the page's by default. */
  language?: Locale;
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
  {
    title,
    description,
    language = metaLocale(matches),
    type = 'website',
    picture,
    about,
  }: PublicPage,
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
    { property: 'og:locale', content: languageTags[language].replace('-', '_') },
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
