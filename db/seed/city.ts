import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  makeArticle,
  makeContractor,
  makeEvent,
  makeNewsletterIssue,
  makePlacement,
} from '../factories/index.ts';
import { daysAgo, inDaysAt, monthsAgo } from './city-time.ts';
import type { Community } from '../entities/index.ts';
import { articles } from './content/articles.ts';
import { contractors } from './content/contractors.ts';
import { events } from './content/events.ts';
import { sponsors } from './content/sponsors.ts';
import { sidesOf } from './sides.ts';
import type { BulletinContent } from './content/types.ts';

/** What belongs to the whole city, and each building's newsletters. */
export function seedCity(
  em: SqlEntityManager,
  issues: { id: string; bulletin: BulletinContent & { community: Community } }[],
  now: Date,
): void {
  for (const { id, bulletin } of issues) {
    const { month, year, moment } = monthsAgo(now, bulletin.monthsAgo);
    makeNewsletterIssue(em, bulletin.community, {
      id,
      ...sidesOf(bulletin, ({ title }) => ({ title })),
      coverImageUrl: bulletin.cover,
      month,
      year,
      publishedAt: moment,
      createdAt: moment,
    });
  }
  for (const event of events) {
    const { startsInDays, lastsDays = 1 } = event;
    makeEvent(em, {
      slug: event.slug,
      ...sidesOf(event, ({ title, text, location }) => ({ title, description: text, location })),
      startDate: inDaysAt(now, startsInDays, event.hour),
      endDate: lastsDays > 1 ? inDaysAt(now, startsInDays + lastsDays - 1, 21) : null,
      website: event.website ?? null,
      images: [event.picture],
      featured: event.featured ?? false,
      status: event.isDraft ? 'DRAFT' : 'PUBLISHED',
    });
  }
  articles.forEach((article, index) => {
    const publishedAt = daysAgo(now, article.daysAgo, index);
    makeArticle(em, {
      slug: article.slug,
      section: 'LIFESTYLE',
      ...sidesOf(article, ({ title, lead, content }) => ({ title, excerpt: lead, content })),
      author: article.author,
      coverImageUrl: article.picture,
      publishedAt,
      createdAt: publishedAt,
    });
  });
  contractors.forEach(({ name, phone, ...contractor }, index) => {
    makeContractor(em, {
      name,
      phone,
      ...sidesOf(contractor, ({ trade, text, area }) => ({ trade, description: text, area })),
      sortOrder: 10 * (index + 1),
      createdAt: daysAgo(now, 30, index),
    });
  });
  for (const { picture, ...sponsor } of sponsors) {
    makePlacement(em, {
      ...sponsor,
      creativeType: picture ? 'IMAGE' : 'HTML',
      imageUrl: picture ?? null,
      startAt: daysAgo(now, 1, 0),
      endAt: inDaysAt(now, 365, 23),
    });
  }
}
