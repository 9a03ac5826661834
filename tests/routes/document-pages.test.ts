import { describe, expect, it } from 'vitest';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** What Remix's scripts are told when they ask for the data of a page. */
async function navigate(path: string, as?: string) {
  const { status, headers, body } = await app.send(path, { as });
  const text = await new Response(body).text();
  return { status, reloads: headers.get('X-Remix-Reload-Document') === 'true', text, headers };
}

describe('a page that sends no scripts, reached from one that has some (record 22)', () => {
  it('is opened as a document, with its query but without what is Remix’s own', async () => {
    const found = await navigate('/forgot-password.data?from=hub&_routes=routes%2Fforgot-password');
    expect(found.status).toBe(202);
    expect(found.reloads).toBe(true);
    expect(found.text).toContain('/forgot-password?from=hub');
    expect(found.text).not.toContain('_routes');
  });

  it('is refused as any other where it is missing, or not for the person who asks', async () => {
    expect(await navigate('/no/such/page.data')).toMatchObject({ status: 404, reloads: false });
    expect(await navigate('/account/owner.data')).toMatchObject({ status: 401, reloads: false });
    const em = app.em();
    const stranger = makeUser(em);
    await em.flush();
    const desk = await navigate('/manage/nowhere.data', await app.signIn(stranger));
    expect(desk).toMatchObject({ status: 404, reloads: false });
  });

  it('keeps the toast for the document', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    makeMembership(em, makeUser(em), community);
    await em.flush();
    const as = await app.signIn(board);
    const left = await app.send(`/manage/${community.slug}.data`, {
      headers: { Cookie: `${as}; toast=kept` },
    });
    expect(left.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(left.headers.getSetCookie().filter((one) => one.startsWith('toast='))).toEqual([]);
  });

  it('is no concern of pages with scripts', async () => {
    expect((await navigate('/login.data')).reloads).toBe(false);
    expect((await navigate('/_root.data')).reloads).toBe(false);
  });
});
