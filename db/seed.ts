import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Community, SiteSettings } from './entities/index.ts';
import type { Language } from './enums.ts';
import { demoEditions } from './content/newsletters/index.ts';
import { makeFolder } from './make-folder.ts';
import { insertEditions } from './newsletters.ts';
import { seedBookings } from './seed/bookings.ts';
import { seedCity } from './seed/city.ts';
import { seedCommunities, seedDocuments, withCommunity } from './seed/communities.ts';
import { seedOwners } from './seed/owners.ts';
import { seedPeople } from './seed/people.ts';
import { seedRecords } from './seed/records.ts';
import { seedPosts } from './seed/posts.ts';
import { seedReports } from './seed/reports.ts';
import { seedRequests } from './seed/requests.ts';
import { writeBulletin } from './seed/bulletin-pdf.ts';
import { documents } from './seed/content/documents.ts';
import { site } from './seed/content/site.ts';
import { bulletins } from './seed/content/bulletins.ts';

const demoPassword = 'local-link-demo';

/** Whose numbers stand on an emergency plan. */
const numberLabels: Record<Language, { building: string; services: string }> = {
  en: { building: 'Building emergencies, after hours', services: 'Fire, police, ambulance' },
  fr: {
    building: 'Urgences dans l’immeuble, hors des heures de bureau',
    services: 'Incendie, police, ambulance',
  },
};

interface SeedOptions {
  /** Where files that the data points to are written. */
  filesDir: string;
  hashPassword: (password: string) => Promise<string>;
  now?: Date;
}

/**
 * Fills an empty database with the demo city and returns whether it did: a database that holds
 * the demo city is left as it is. The rows are written in one transaction, after the files.
 */
export async function seedDemo(em: SqlEntityManager, options: SeedOptions): Promise<boolean> {
  const now = options.now ?? new Date();
  if ((await em.count(Community, { slug: 'hillsview-place' })) > 0) return false;
  const password = await options.hashPassword(demoPassword);
  await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [5_129_119]);
    if ((await tx.count(Community, { slug: 'hillsview-place' })) > 0) return;
    await tx.insert(SiteSettings, { id: 1, ...site, version: 1 });
    const communities = seedCommunities(tx, now);
    seedDocuments(tx, communities, now);
    const issues = withCommunity(communities, bulletins).map((bulletin) => ({
      id: randomUUID(),
      bulletin,
    }));
    const people = seedPeople(tx, communities, { now, password });
    seedPosts(tx, communities, people, now);
    seedBookings(tx, communities, people, now);
    await tx.flush();
    await seedReports(tx, people, now);
    await seedRequests(tx, communities, people, now);
    seedCity(tx, issues, now);
    await tx.flush();
    await insertEditions(tx, demoEditions);
    const { manager } = people;
    await seedOwners(tx, { communityId: communities['hillsview-place'].id, manager, now });
    await seedRecords(tx, communities, { manager, now, filesDir: options.filesDir });
    makeFolder(join(options.filesDir, 'newsletters'));
    for (const { id, bulletin } of issues) {
      const path = join(options.filesDir, 'newsletters', `${id}.pdf`);
      await writeBulletin(path, bulletin.community.name, bulletin);
    }
    makeFolder(join(options.filesDir, 'emergency'));
    for (const plan of documents.filter(({ kind }) => kind === 'EMERGENCY')) {
      const { id, name, emergencyPhone } = communities[plan.community];
      await writeBulletin(
        join(options.filesDir, 'emergency', `${id}.pdf`),
        name,
        plan,
        (language) => [
          { label: numberLabels[language].services, number: '911' },
          ...(emergencyPhone
            ? [{ label: numberLabels[language].building, number: emergencyPhone }]
            : []),
        ],
      );
    }
  });
  return true;
}
