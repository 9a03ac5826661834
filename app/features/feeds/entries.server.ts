import { CityEvent, EditorialArticle, NewsletterEdition } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { formatsFor, paragraphs } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { FeedEntry } from './feed-entry.ts';

const mostEntries = 30;

/** The city events that were added last, each with its days and its place. */
export async function eventEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
  const events = await em.find(
    CityEvent,
    { status: 'PUBLISHED' },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostEntries },
  );
  const { dateRange } = formatsFor(locale);
  return events.map((event) => {
    const { title, description, location } = sideFor(locale, event);
    const days = dateRange(event.startDate, event.endDate ?? null);
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
  const articles = await em.find(
    EditorialArticle,
    { status: 'PUBLISHED', publishedAt: { $lte: new Date() } },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: mostEntries },
  );
  return articles.map((article) => {
    const { title, excerpt, content } = sideFor(locale, article);
    return {
      path: `/articles/${article.slug}`,
      title,
      text: excerpt ?? paragraphs(content)[0] ?? '',
      publishedAt: article.publishedAt,
      author: article.author ?? null,
    };
  });
}

/** The newest city-wide issues. */
export async function newsletterEntries(em: Em, locale: Locale): Promise<FeedEntry[]> {
  const issues = await em.find(
    NewsletterEdition,
    { status: 'PUBLISHED', publishedAt: { $ne: null } },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: mostEntries },
  );
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
