import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { Community, NewsletterIssue, User } from '#db/entities/index.ts';
import { seedDemo } from '#db/seed.ts';
import { testApp } from '#tests/setup/app.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const dataDir = temporaryFolder();
const app = testApp({ dataDir });

beforeAll(async () => {
  await seedDemo(app.em(), {
    filesDir: join(dataDir, 'files'),
    hashPassword: async (password) => password,
  });
});

it('anybody can fetch the emergency plan, which starts with the numbers to call in large type', async () => {
  const communities = await app.em().find(Community, { emergencyPdfUrl: { $ne: null } });
  expect(communities.length).toBeGreaterThan(0);
  for (const { slug, emergencyPhone } of communities) {
    const response = await app.send(`/communities/${slug}/emergency.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const texts = pdfTexts(Buffer.from(await response.arrayBuffer()));
    const [first, second, ...others] = texts.filter(({ size }) => size >= 20);
    expect([first?.text, second?.text]).toEqual(['911', emergencyPhone]);
    for (const number of [first, second]) expect(number?.size).toBeGreaterThanOrEqual(36);
    for (const title of others) expect(title.size).toBeLessThan(first?.size ?? 0);
    // Above the first number stand only whose it is, and the name of the building.
    expect(texts.findIndex(({ text }) => text === '911')).toBe(2);
  }
});

const textOf = async (response: Response) =>
  pdfTexts(Buffer.from(await response.arrayBuffer()))
    .map(({ text }) => text)
    .join('\n');

it('a plan and a newsletter come in the reader’s language, and in the other one where they have one side', async () => {
  const path = '/communities/clarence-court/emergency.pdf';
  const inLanguage = (address: string, language: string, as?: string) =>
    app.send(address, { as, headers: { 'Accept-Language': language } });
  const french = await inLanguage(path, 'fr');
  expect(french.headers.get('Vary')).toBe('Accept-Language, Cookie');
  expect(french.headers.get('Content-Language')).toBe('fr-CA');
  expect(french.headers.get('Content-Disposition')).toContain('"plan-urgence.pdf"');
  expect(await textOf(french)).toContain('Incendie, police, ambulance');
  expect(await textOf(await inLanguage(path, 'en'))).toContain('Fire, police, ambulance');

  const as = await app.signIn(await app.em().findOneOrFail(User, { role: 'ADMIN' }));
  const issues = await app.em().find(NewsletterIssue, { community: { slug: 'clarence-court' } });
  const pdfOf = async (title: string, language: string) => {
    const issue = issues.find((each) => each.title.startsWith(title));
    return textOf(await inLanguage(issue?.pdfUrl ?? '', language, as));
  };
  expect(await pdfOf('La Cour: fall', 'fr')).toContain('On cherche des voix');
  expect(await pdfOf('La Cour: fall', 'en')).toContain('Voices wanted');
  expect(await pdfOf('La Cour: summer', 'fr')).toContain('Pigeons');
  expect(await pdfOf('La Cour\u00a0: le printemps', 'en')).toContain('Le pommetier');
});
