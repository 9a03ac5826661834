import { beforeAll, describe, expect, it } from 'vitest';
import { CityFigure } from '#db/entities/index.ts';
import { makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let people: Neighbourhood;

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  makeListing(em, people.resident, people.community, { status: 'PUBLISHED' });
  await em.flush();
});

const read = async (path: string, as?: string) => (await app.send(path, { as })).text();

async function store(value: number): Promise<void> {
  const em = app.em();
  const countedAt = new Date('2026-11-23T19:05:00Z');
  await em.upsertMany(
    CityFigure,
    ['residents', 'listings', 'weeklyActivity'].map((name) => ({ name, value, countedAt })),
  );
}

describe('Rules 31.2: figures of the whole city', () => {
  it('are exact while they are small, whatever was stored, and say no time', async () => {
    await store(1000);
    const as = await app.signIn(people.admin);
    const [home, dashboard] = [await read('/'), await read('/moderation', as)];
    expect(home).not.toContain('1,000');
    expect(home).not.toContain('As of');
    expect(dashboard).not.toContain('1,000');
    expect(dashboard).not.toContain('as of');
  });

  it('are those of the job once they are large, with their time', async () => {
    await store(779_990);
    const as = await app.signIn(people.admin);
    const [home, dashboard] = [await read('/'), await read('/moderation', as)];
    expect(home).toContain('779,990');
    expect(home).toMatch(/As of 2:05\sPM/);
    expect(dashboard).toContain('779,990');
    expect(dashboard).toMatch(/Active Events as of 2:05\sPM/);
  });

  it('of one community stay exact', async () => {
    await store(779_990);
    for (const person of [people.resident, people.board]) {
      const as = await app.signIn(person);
      const pages =
        (await read('/', as)) + (await read('/communities/' + people.community.slug, as));
      expect(pages).not.toContain('779,990');
    }
    const board = await app.signIn(people.board);
    expect(await read('/moderation', board)).not.toContain('779,990');
  });

  it('are counted anew by the job', async () => {
    await store(779_990);
    await app.runDueJobs('count-city');
    const figures = await app.em().find(CityFigure, {});
    const value = (name: string) => figures.find((figure) => figure.name === name)?.value;
    expect(figures).toHaveLength(5);
    expect(value('listings')).toBe(1);
    expect(value('residents')).toBe(5);
    expect(await read('/')).not.toContain('As of');
  });
});
