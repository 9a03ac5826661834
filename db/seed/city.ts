import type { SqlEntityManager } from '@mikro-orm/sql';
import { makeArticle, makeEvent, makeNewsletterIssue, makePlacement } from '../factories/index.ts';
import { daysAgo, inDaysAt, monthsAgo } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import { articles } from './content/articles.ts';
import { cityIssues } from './content/city-issues.ts';
import { events } from './content/events.ts';
import { sponsors } from './content/sponsors.ts';
import { sidesOf } from './sides.ts';
import type { BulletinContent } from './content/types.ts';

/** What belongs to the whole city, and each building's newsletters. */
export function seedCity(
  em: SqlEntityManager,
  communities: DemoCommunities,
  issues: { id: string; bulletin: BulletinContent }[],
  now: Date,
): void {
  for (const { id, bulletin } of issues) {
    const { month, year, moment } = monthsAgo(now, bulletin.monthsAgo);
    makeNewsletterIssue(em, communities[bulletin.community], {
      id,
      ...sidesOf(bulletin, ({ title }) => ({ title })),
      coverImageUrl: bulletin.cover,
      month,
      year,
      publishedAt: moment,
      createdAt: moment,
    });
  }
  for (const { slug, ...issue } of cityIssues) {
    const moment = new Date(Date.UTC(issue.year, issue.month - 1, 1, 14));
    makeNewsletterIssue(em, null, {
      ...issue,
      coverImageUrl: `/images/newsletters/${slug}.svg`,
      pdfUrl: `/newsletter/${slug}.pdf`,
      publishedAt: moment,
      createdAt: moment,
    });
  }
  for (const event of events) {
    const startDate = inDaysAt(now, event.startsInDays, event.hour);
    makeEvent(em, {
      slug: event.slug,
      ...sidesOf(event, ({ title, description, location }) => ({ title, description, location })),
      startDate,
      endDate:
        event.lastsDays > 1 ? inDaysAt(now, event.startsInDays + event.lastsDays - 1, 21) : null,
      website: event.website,
      images: [event.picture],
      featured: event.featured,
      status: event.isDraft ? 'DRAFT' : 'PUBLISHED',
    });
  }
  articles.forEach(({ picture, daysAgo: days, ...article }, index) => {
    const publishedAt = daysAgo(now, days, index);
    makeArticle(em, { ...article, coverImageUrl: picture, publishedAt, createdAt: publishedAt });
  });
  for (const { picture, ...sponsor } of sponsors) {
    makePlacement(em, {
      ...sponsor,
      imageUrl: picture,
      startAt: daysAgo(now, 1, 0),
      endAt: inDaysAt(now, 365, 23),
    });
  }
}
