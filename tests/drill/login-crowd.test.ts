import { afterAll, describe, expect, it } from 'vitest';
import { killLeftovers, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterAll(killLeftovers);

async function openHome(origin: string): Promise<void> {
  const response = await fetch(origin);
  await response.text();
  expect(response.status).toBe(200);
}

describe('two hundred logins at once for unknown accounts', () => {
  it('leave the home page alone, and are answered or put off', async () => {
    const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0', TRUSTED_PROXIES: '1' });
    const { origin } = server;
    await openHome(origin);
    let checked = 0;
    const logins = Array.from({ length: 200 }, (_, n) =>
      fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${n}` },
        body: JSON.stringify({ email: `nobody.${n}@mail.example`, password: 'a guess' }),
      }).then((response) => {
        if (response.status === 401) checked += 1;
        return response;
      }),
    );
    // The page does not stand in line behind the passwords: most are still to be checked when it is there.
    await openHome(origin);
    const checkedBefore = checked;
    const answers = await Promise.all(logins);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(60);
    for (const { status, headers } of answers) {
      if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(checkedBefore).toBeLessThan(checked / 2);
    expect(await server.stop()).toBe(0);
  });
});
