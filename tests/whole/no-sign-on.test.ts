import { expect, it } from 'vitest';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

it('without an identity provider, there is nothing of it', async () => {
  const { resident } = await makeNeighbourhood(app.em());
  const as = await app.signIn(resident);
  for (const path of ['/login/sign-on', '/login/sign-on/back', '/account/sign-on']) {
    expect((await app.send(path, { as })).status, path).toBe(404);
  }
  expect(await (await app.send('/login')).text()).not.toContain('/login/sign-on');
  expect(await (await app.send('/account/security', { as })).text()).not.toContain('sign-on');
});
