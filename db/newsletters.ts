import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { WrittenEdition } from './content/newsletters/types.ts';
import { NewsletterEdition, NewsletterIssue } from './entities/index.ts';

/**
 * Publishes issues that come with the product, on the first of their month, with their entries in the list of
 * issues. What has one of their addresses already stays as it is, and two calls run one after the other. Call it in
 * a transaction. Returns the issues that are new, in the order given.
 */
export async function insertEditions(
  tx: SqlEntityManager,
  editions: WrittenEdition[],
): Promise<NewsletterEdition[]> {
  await tx.execute('select pg_advisory_xact_lock(?)', [5_129_120]);
  const made: NewsletterEdition[] = [];
  for (const { slug, year, month, coverUrl, en, fr } of editions) {
    const publishedAt = new Date(Date.UTC(year, month - 1, 1, 14));
    const there = await tx.findOne(NewsletterEdition, { slug });
    if (!there) {
      made.push(
        tx.create(NewsletterEdition, {
          id: randomUUID(),
          ...{ slug, year, month, coverUrl, publishedAt },
          ...en,
          language: 'en',
          translation: fr,
          status: 'PUBLISHED',
          createdAt: publishedAt,
          updatedAt: publishedAt,
        }),
      );
    }
    const entry = { community: null, pdfUrl: `/newsletter/${slug}.pdf` };
    const isPublic = !there || there.status === 'PUBLISHED';
    if (isPublic && (await tx.count(NewsletterIssue, entry)) === 0) {
      tx.create(NewsletterIssue, {
        id: randomUUID(),
        ...entry,
        ...{ year, month, publishedAt, createdAt: publishedAt },
        title: en.title,
        language: 'en',
        translation: { title: fr.title },
        coverImageUrl: coverUrl,
      });
    }
  }
  await tx.flush();
  return made;
}
