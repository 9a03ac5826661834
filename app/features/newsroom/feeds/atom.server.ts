import { Feed } from 'feed';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { formatsFor, paragraphs } from '#app/lib/format.ts';
import { cacheableText } from '#app/lib/http/etag.server.ts';
import {
  defaultLocale,
  isLocale,
  languageTags,
  type Locale,
  sideFor,
} from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { feedPath, type FeedName } from './feed-link.ts';

/** An event, article or issue in a feed. Texts are plain. */
interface FeedEntry {
  path: string;
  title: string;
  text: string;
  publishedAt: Date;
  author: string | null;
}

/** The newest entries of each feed, newest first, at most 30. Only what anybody may read. */
const entriesOf: Record<FeedName, (em: Em, locale: Locale) => Promise<FeedEntry[]>> = {
  events: eventEntries,
  articles: articleEntries,
  newsletters: newsletterEntries,
};

const pages: Record<FeedName, string> = {
  events: '/events',
  articles: '/',
  newsletters: '/newsletter/archives',
};

/**
 * An Atom feed (RFC 4287) in the language of `?lang=`. It depends on the address alone, so that
 * caches can share it.
 */
export async function atomFeed(em: Em, request: Request, name: FeedName): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('lang');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const text = atomText(name, locale, await entriesOf[name](em, locale));
  return cacheableText(request, text, 'application/atom+xml; charset=utf-8');
}

/** It must not depend on the time: the same entries make the same text. */
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

/** Plain text as HTML. It also cannot end the CDATA section around it. */
const asHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const mostEntries = 30;

/** The city events that were added last, each with its days and its place. */
async function eventEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
  const events = await kysely(em)
    .selectFrom('city_events')
    .selectAll()
    .where('status', '=', 'PUBLISHED')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute();
  const { dateRange } = formatsFor(locale);
  return events.map((event) => {
    const { title, description, location } = sideFor(locale, event);
    const days = dateRange(event.startDate, event.endDate);
    const [first] = paragraphs(description ?? '');
    return {
      path: `/events/${event.slug}`,
      title,
      text: [days, location, first].filter(Boolean).join(' · '),
      publishedAt: event.createdAt,
      author: null,
    };
  });
}

/** The newest articles that are out. */
async function articleEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
  const articles = await kysely(em)
    .selectFrom('editorial_articles')
    .selectAll()
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '<=', new Date())
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute();
  return articles.map((article) => {
    const { title, excerpt, content } = sideFor(locale, article);
    return {
      path: `/articles/${article.slug}`,
      title,
      text: excerpt ?? paragraphs(content)[0] ?? '',
      publishedAt: article.publishedAt,
      author: article.author,
    };
  });
}

async function newsletterEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
  const issues = await kysely(em)
    .selectFrom('newsletter_editions')
    .selectAll()
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute();
  return issues.map((issue) => {
    const { title, standfirst } = sideFor(locale, issue);
    return {
      path: `/newsletter/${issue.slug}`,
      title,
      text: standfirst,
      publishedAt: issue.publishedAt ?? issue.createdAt,
      author: null,
    };
  });
}
