import { Feed } from 'feed';
import type { Em } from '#app/lib/db/database.server.ts';
import { env } from '#app/lib/env.server.ts';
import { cacheableText } from '#app/lib/http/etag.server.ts';
import { defaultLocale, isLocale, languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { articleEntries, eventEntries, newsletterEntries } from './entries.server.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedPath, type FeedName } from './feed-link.ts';

/** The newest entries of each feed, newest first, at most 30. Only what anybody may read. */
const entriesOf: Record<FeedName, (em: Em, locale: Locale) => Promise<FeedEntry[]>> = {
  events: eventEntries,
  articles: articleEntries,
  newsletters: newsletterEntries,
};

/** The pages that feeds are of. */
const pages: Record<FeedName, string> = {
  events: '/events',
  articles: '/',
  newsletters: '/newsletter/archives',
};

/**
 * An Atom feed (RFC 4287) in the language that `?lang=` asks for: the address alone says what it has, so
 * that readers and caches share it.
 */
export async function atomFeed(em: Em, request: Request, name: FeedName): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('lang');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const text = atomText(name, locale, await entriesOf[name](em, locale));
  return cacheableText(request, text, 'application/atom+xml; charset=utf-8');
}

/** The same entries make the same text. */
function atomText(name: FeedName, locale: Locale, entries: FeedEntry[]): string {
  const { appUrl } = env();
  const self = appUrl + feedPath(name, locale);
  const feed = new Feed({
    id: self,
    title: translate(locale, `feeds.${name}.title`),
    description: translate(locale, `feeds.${name}.text`),
    link: appUrl + pages[name],
    feed: self,
    updated: entries[0]?.publishedAt ?? new Date(0),
    author: { name: 'The Local Link', link: `${appUrl}/` },
    generator: false,
  });
  for (const { path, title, text, publishedAt, author } of entries) {
    feed.addItem({
      title: asHtml(title),
      link: appUrl + encodeURI(path),
      description: asHtml(text),
      date: publishedAt,
      published: publishedAt,
      ...(author && { author: [{ name: author }] }),
    });
  }
  return feed.atom1().replace('<feed ', `<feed xml:lang="${languageTags[locale]}" `);
}

/** A plain text where HTML is read; it also cannot end the CDATA that it stands in. */
const asHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
