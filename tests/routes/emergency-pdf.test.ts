import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Community } from '#db/entities/index.ts';
import { seedDemo } from '#db/seed.ts';
import { testApp } from '#tests/setup/app.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const dataDir = temporaryFolder();
const app = testApp({ dataDir });

it('anybody can fetch the emergency plan, which starts with the numbers to call in large type', async () => {
  await seedDemo(app.em(), {
    filesDir: join(dataDir, 'files'),
    hashPassword: async (password) => password,
  });
  const communities = await app.em().find(Community, { emergencyPdfUrl: { $ne: null } });
  expect(communities.length).toBeGreaterThan(0);
  for (const { slug, emergencyPhone } of communities) {
    const response = await app.send(`/communities/${slug}/emergency.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const texts = pdfTexts(Buffer.from(await response.arrayBuffer()));
    const [first, second, ...others] = texts.filter(({ size }) => size >= 20);
    expect([first?.text, second?.text]).toEqual([emergencyPhone, '911']);
    for (const number of [first, second]) expect(number?.size).toBeGreaterThanOrEqual(36);
    for (const title of others) expect(title.size).toBeLessThan(first?.size ?? 0);
    // Above the first number stand only whose it is, and the name of the building.
    expect(texts.findIndex(({ text }) => text === emergencyPhone)).toBe(2);
  }
});
