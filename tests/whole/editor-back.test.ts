import { beforeAll, describe, expect, it } from 'vitest';
import { CityEvent, ModerationEvent, NewsletterEdition } from '#db/entities/index.ts';
import { makeEvent, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { fieldsIn } from '#tests/setup/editor-form.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));
const desk = '/manage/editor';

async function twoEditors() {
  const em = app.em();
  const [edna, carl] = ['Edna Editor', 'Carl Colleague'].map((name) =>
    makeUser(em, { name, role: 'ADMIN' }),
  );
  const event = makeEvent(em, { title: 'Lantern walk', status: 'DRAFT' });
  await em.flush();
  if (!edna || !carl) throw new Error('There are two editors');
  return {
    path: `${desk}/events/${event.id}`,
    id: event.id,
    as: await app.signIn(edna),
    colleague: await app.signIn(carl),
  };
}

/** The form as a page has it, with what is typed over it. */
async function formAt(path: string, as: string) {
  const html = await (await app.send(path, { as })).text();
  return fieldsIn(html);
}

const eventNow = (id: string) => app.em().findOneOrFail(CityEvent, { id });

const fresh = {
  language: 'en',
  title: 'Ice carving',
  description: 'By the canal.',
  location: 'Dows Lake',
  startDate: '2031-01-05T18:30',
};

describe('Back at the editor’s desk (rules 21.2)', () => {
  it('from a preview leads to a form that saves again', async () => {
    const { path, id, as } = await twoEditors();
    const form = await formAt(path, as);
    const send = (fields: Record<string, string>) => app.send(path, { as, form: fields });
    expect((await send({ ...form, press: 'preview' })).headers.get('Location')).toBe(
      `${path}/preview`,
    );
    const again = { ...form, title: 'Walk of lanterns', press: 'preview' };
    expect((await send(again)).status).toBe(303);
    // Sent twice, it is saved once.
    expect((await send(again)).status).toBe(303);
    expect(await eventNow(id)).toMatchObject({ title: 'Walk of lanterns', version: 3 });
    expect((await send({ ...form, title: 'Lantern night', press: 'publish' })).status).toBe(303);
    expect(await eventNow(id)).toMatchObject({
      title: 'Lantern night',
      status: 'PUBLISHED',
      version: 4,
    });
    expect(await app.em().count(ModerationEvent, { subjectId: id, action: 'PUBLISH' })).toBe(1);
  });

  it('from the preview of a new piece publishes that piece, and no second one', async () => {
    const { as } = await twoEditors();
    const path = `${desk}/events/new`;
    const form = { ...(await formAt(path, as)), ...fresh };
    const previewed = await app.send(path, { as, form: { ...form, press: 'preview' } });
    const id = /[0-9a-f-]{36}/.exec(previewed.headers.get('Location') ?? '')?.[0] ?? '';
    const published = await app.send(path, {
      as,
      form: { ...form, title: 'Ice carving night', press: 'publish' },
    });
    expect(published.status).toBe(303);
    expect(published.headers.get('Location')).toBe(`${desk}/events/${id}`);
    expect(await eventNow(id)).toMatchObject({ title: 'Ice carving night', status: 'PUBLISHED' });
    expect(await app.em().count(CityEvent, { title: { $like: 'Ice carving%' } })).toBe(1);
  });

  it('never saves over a colleague', async () => {
    const { path, id, as, colleague } = await twoEditors();
    const form = await formAt(path, as);
    const theirs = await formAt(path, colleague);
    expect((await app.send(path, { as, form: { ...form, press: 'preview' } })).status).toBe(303);
    // The key of somebody else's form opens nothing.
    const borrowed = { ...theirs, idempotencyKey: form.idempotencyKey ?? '', press: 'save' };
    expect((await app.send(path, { as: colleague, form: borrowed })).status).toBe(409);
    const current = { ...(await formAt(path, colleague)), location: 'City Hall', press: 'save' };
    expect((await app.send(path, { as: colleague, form: current })).status).toBe(303);
    const late = await app.send(path, {
      as,
      form: { ...form, title: 'Mine', press: 'publish' },
    });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain('City Hall');
    expect(fieldsIn(page)).toMatchObject({ title: 'Mine', version: '3' });
    expect(await eventNow(id)).toMatchObject({ location: 'City Hall', status: 'DRAFT' });
    const known = { ...fieldsIn(page), press: 'publish' };
    expect((await app.send(path, { as, form: known })).status).toBe(303);
  });

  it('never saves over a colleague who went on with a new piece, and leads there', async () => {
    const { as, colleague } = await twoEditors();
    const path = `${desk}/events/new`;
    const form = { ...(await formAt(path, as)), ...fresh };
    const previewed = await app.send(path, { as, form: { ...form, press: 'preview' } });
    const id = /[0-9a-f-]{36}/.exec(previewed.headers.get('Location') ?? '')?.[0] ?? '';
    const saved = `${desk}/events/${id}`;
    const theirs = { ...(await formAt(saved, colleague)), location: 'City Hall', press: 'save' };
    expect((await app.send(saved, { as: colleague, form: theirs })).status).toBe(303);
    const late = await app.send(path, { as, form: { ...form, press: 'publish' } });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(`href="${saved}"`);
    expect(await eventNow(id)).toMatchObject({ location: 'City Hall', status: 'DRAFT' });
    expect(await app.em().count(CityEvent, { title: fresh.title })).toBe(1);
  });

  it('to a form that was published does not change what readers see as a draft', async () => {
    const { path, id, as } = await twoEditors();
    const form = await formAt(path, as);
    expect((await app.send(path, { as, form: { ...form, press: 'publish' } })).status).toBe(303);
    const draft = { ...form, title: 'Half a thought', press: 'save' };
    expect((await app.send(path, { as, form: draft })).status).toBe(409);
    expect(await eventNow(id)).toMatchObject({ title: 'Lantern walk', status: 'PUBLISHED' });
  });

  it('works for the other language of an issue', async () => {
    const { as } = await twoEditors();
    const { id } = await app.em().findOneOrFail(NewsletterEdition, { slug: 'fall-2024' });
    const path = `${desk}/newsletters/${id}/translation`;
    const form = await formAt(path, as);
    expect((await app.send(path, { as, form: { ...form, press: 'preview' } })).status).toBe(303);
    const changed = { ...form, season: 'Automne', press: 'save' };
    expect((await app.send(path, { as, form: changed })).status).toBe(303);
    const saved = await app.em().findOneOrFail(NewsletterEdition, { id });
    expect(saved.translation?.season).toBe('Automne');
  });
});
