import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { formatsFor, paragraphs } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { FeedEntry } from './feed-entry.ts';

const mostEntries = 30;

/** The city events that were added last, each with its days and its place. */
export async function eventEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
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
export async function articleEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
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

/** The newest city-wide issues. */
export async function newsletterEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
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
