import { beforeAll, describe, expect, it } from 'vitest';
import {
  AdPlacement,
  CityEvent,
  Community,
  Contractor,
  ModerationEvent,
  NewsletterEdition,
} from '#db/entities/index.ts';
import {
  makeArticle,
  makeContractor,
  makeEvent,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { fieldsIn } from '#tests/setup/editor-form.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));
const desk = '/manage/editor';
const day = 24 * 60 * 60 * 1000;

const pageOf = async (path: string, as?: string) => (await app.send(path, { as })).text();

async function anEditor() {
  const em = app.em();
  const editor = makeUser(em, { name: 'Edna Editor', role: 'ADMIN' });
  await em.flush();
  return { em: app.em(), as: await app.signIn(editor) };
}

const post = (path: string, as: string | undefined, form: Record<string, string>) =>
  app.send(path, { as, form });

const idIn = (response: Response) =>
  /[0-9a-f-]{36}/.exec(response.headers.get('Location') ?? '')?.[0] ?? '';

const logOf = async (id: string) =>
  (await app.em().find(ModerationEvent, { subjectId: id }, { orderBy: { createdAt: 'asc' } })).map(
    ({ action, fromStatus, toStatus, community, subjectType }) => [
      action,
      fromStatus,
      toStatus,
      community,
      subjectType,
    ],
  );

it('a picture of ours has to be there (rules 21.6)', async () => {
  const { as } = await anEditor();
  const event = { title: 'Skating', language: 'en', startDate: '2031-01-15T19:00', press: 'save' };
  const save = (...images: string[]) => {
    const fields = images.map((address, index) => [`images[${index}]`, address]);
    return post(`${desk}/events/new`, as, { ...event, ...Object.fromEntries(fields) });
  };
  for (const missing of [
    '/images/nexiste-pas.jpg',
    'http://localhost:3000/images/nexiste-pas.jpg',
    '/images/..%2f..%2fpackage.json',
    '/photos/6f1c6f0a-5f0e-4a86-a5a6-4c1d28a3d4a1/800.webp',
    '/uploads/skating.jpg',
  ]) {
    const refused = await save('/images/card.png', missing);
    expect(refused.status, missing).toBe(400);
    expect(await refused.text()).toContain('This picture isn’t there any longer');
  }
  expect((await save('/images/card.png')).status).toBe(303);
});

describe('the editor’s desk (rules 21.1)', () => {
  it('is for ADMIN alone, on every page and for every form', async () => {
    const em = app.em();
    const { resident, board, manager, admin } = await makeNeighbourhood(em);
    const event = makeEvent(em, { status: 'DRAFT' });
    const contractor = makeContractor(em, { status: 'DRAFT' });
    await em.flush();
    const edition = await app.em().findOneOrFail(NewsletterEdition, { slug: 'fall-2024' });
    const pages = [
      '',
      'newsletters',
      'events',
      'articles',
      'placements',
      'contractors',
      'communities',
    ];
    const forms = [
      'newsletters/new',
      `newsletters/${edition.id}`,
      `newsletters/${edition.id}/translation`,
      'events/new',
      `events/${event.id}`,
      `events/${event.id}/delete`,
      'articles/new',
      'placements/new',
      'contractors/new',
      `contractors/${contractor.id}`,
      `contractors/${contractor.id}/delete`,
    ];
    const previews = [
      `newsletters/${edition.id}/preview`,
      `events/${event.id}/preview`,
      `contractors/${contractor.id}/preview`,
    ];
    const people = [resident, board, manager];
    const cookies = await Promise.all(people.map((person) => app.signIn(person)));
    for (const part of [...pages, ...forms, ...previews]) {
      const path = part ? `${desk}/${part}` : desk;
      expect((await app.send(path)).status, path).toBe(401);
      for (const as of cookies) expect((await app.send(path, { as })).status, path).toBe(403);
    }
    const filled = { title: 'Taken over', version: '1', press: 'publish' };
    for (const part of forms) {
      const path = `${desk}/${part}`;
      expect((await post(path, undefined, filled)).status, path).toBe(401);
      for (const as of cookies) expect((await post(path, as, filled)).status, path).toBe(403);
    }
    expect(await app.em().count(CityEvent, { id: event.id, status: 'DRAFT' })).toBe(1);
    expect(await app.em().count(Contractor, { status: 'DRAFT' })).toBe(1);
    expect(await app.em().count(Contractor)).toBe(1);
    const as = await app.signIn(admin);
    for (const part of [...pages, 'newsletters/new', ...previews]) {
      expect((await app.send(part ? `${desk}/${part}` : desk, { as })).status, part).toBe(200);
    }
    expect((await app.send(`${desk}/nothing`, { as })).status).toBe(404);
    expect((await app.send(`${desk}/events/${edition.id}`, { as })).status).toBe(404);
    expect(await pageOf('/manage', as)).toContain(`href="${desk}"`);
    expect(await pageOf('/manage', cookies[1])).not.toContain(`href="${desk}"`);
  });

  it('keeps its addresses from communities', async () => {
    const em = app.em();
    for (const slug of ['editor', 'new', 'handover']) {
      const row = { id: crypto.randomUUID(), slug, name: 'Editor', createdAt: new Date() };
      await expect(em.insert(Community, row)).rejects.toThrow('communities_slug_check');
    }
  });
});

describe('a newsletter issue (rules 21.3)', () => {
  it('counts no fields above errors of which one is about none', async () => {
    const { as } = await anEditor();
    const start = fieldsIn(await pageOf(`${desk}/newsletters/new`, as));
    const form = {
      ...{ ...start, title: 'Spring 2032', month: '4', year: '2032', language: 'en' },
      copyFrom: '',
    };
    const path = `${desk}/newsletters/${idIn(await post(`${desk}/newsletters/new`, as, form))}`;
    const fields = fieldsIn(await pageOf(path, as));
    const refused = await (await post(path, as, { ...fields, press: 'publish' })).text();
    expect(refused).toContain('Write the introduction before publishing');
    expect(refused).toContain('Add a section before publishing');
    expect(refused).toContain('Check the form');
    expect(refused).not.toContain('Check 1 field');
  });

  it('is begun, written, moved about, looked at, published, corrected and archived', async () => {
    const { em, as } = await anEditor();
    const model = await em.findOneOrFail(NewsletterEdition, { slug: 'winter-2023' });
    const start = fieldsIn(await pageOf(`${desk}/newsletters/new`, as));
    const begun = await post(`${desk}/newsletters/new`, as, {
      ...start,
      title: 'Winter 2031',
      month: '1',
      year: '2031',
      language: 'en',
      copyFrom: model.id,
    });
    expect(begun.status).toBe(303);
    const id = idIn(begun);
    const path = `${desk}/newsletters/${id}`;
    const copied = await app.em().findOneOrFail(NewsletterEdition, { id });
    expect(copied.sections.map(({ kind, heading }) => [kind, heading])).toEqual(
      model.sections.map(({ kind, heading }) => [kind, heading]),
    );
    expect(copied).toMatchObject({ status: 'DRAFT', slug: 'winter-2031', standfirst: '' });
    expect((await app.send('/newsletter/winter-2031')).status).toBe(404);
    expect((await app.send('/newsletter/winter-2031.pdf')).status).toBe(404);

    // Rows are removed, moved and added by plain buttons; what was typed stays and nothing is saved.
    let fields = fieldsIn(await pageOf(path, as));
    fields['sections[0].heading'] = 'A first word';
    const press = async (intent: object) => {
      const response = await post(path, as, { ...fields, __intent__: JSON.stringify(intent) });
      expect(response.status).toBe(200);
      fields = fieldsIn(await response.text());
    };
    const name = 'sections';
    for (let index = copied.sections.length - 1; index > 1; index--) {
      await press({ type: 'remove', payload: { name, index } });
    }
    await press({ type: 'reorder', payload: { name, from: 0, to: 1 } });
    await press({ type: 'insert', payload: { name, defaultValue: { kind: 'items' } } });
    expect(fields['sections[1].heading']).toBe('A first word');
    expect(fields['sections[2].kind']).toBe('items');
    expect(fields).not.toHaveProperty('sections[3].kind');
    expect(await app.em().findOneOrFail(NewsletterEdition, { id })).toMatchObject({ version: 1 });

    // Half a draft is saved; half an issue is not published, and each section says what it needs.
    fields = { ...fields, 'sections[2].text': 'Soup\nOf leeks.\n$4\n\nBread' };
    const refused = await post(path, as, { ...fields, press: 'publish' });
    expect(refused.status).toBe(400);
    const why = await refused.text();
    expect(why).toContain('Write the introduction before publishing');
    expect(why).toContain('Section 1: write the text');
    expect(why).toContain('Section 3: each entry needs a title with some text on the next line');
    expect(fieldsIn(why)['sections[2].text']).toBe('Soup\nOf leeks.\n$4\n\nBread');
    expect((await post(path, as, { ...fields, press: 'preview' })).headers.get('Location')).toBe(
      `${path}/preview`,
    );
    const preview = await pageOf(`${path}/preview`, as);
    expect(preview).toContain('>Winter 2031</h1>');
    expect(preview).toContain('Of leeks.');
    expect(preview).not.toMatch(/<script|winter-2031\.pdf/);

    fields = {
      ...fieldsIn(await pageOf(path, as)),
      standfirst: 'Short days, long table.',
      'sections[0].text': 'One.\n\nTwo.',
      'sections[1].text': 'Three.',
      'sections[2].heading': 'At the market',
      'sections[2].text': 'Soup\nOf leeks.\n$4',
      press: 'publish',
    };
    expect((await post(path, as, fields)).status).toBe(303);
    const html = await pageOf('/newsletter');
    expect(html).toContain('>Winter 2031</h1>');
    expect(html).toContain('Short days, long table.');
    expect(html).not.toContain('<script');
    // The address of the issue before stays, and is its own again.
    expect(await pageOf('/newsletter/fall-2024')).toContain('>Fall 2024</h1>');
    expect(await pageOf('/')).toMatch(/href="\/newsletter"[^>]*>Winter 2031</);
    expect(await pageOf('/newsletter/archives')).toContain('Winter 2031');
    expect(await pageOf('/sitemap.xml')).toContain('/newsletter/fall-2024</loc>');
    const french = await app.send('/newsletter', { headers: { 'Accept-Language': 'fr' } });
    expect(await french.text()).toMatch(/En anglais.*<h1 lang="en"[^>]*>Winter 2031/s);
    const pdf = await app.send('/newsletter/winter-2031.pdf');
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);

    // A correction shows at once, in the PDF too; the address stays; a stale form is 409.
    const stale = fieldsIn(await pageOf(path, as));
    const corrected = { ...stale, standfirst: 'Long nights, long table.', slug: 'other' };
    expect((await post(path, as, { ...corrected, idempotencyKey: 'a' })).status).toBe(303);
    expect(await pageOf('/newsletter')).toContain('Long nights, long table.');
    const newPdf = await app.send('/newsletter/winter-2031.pdf');
    expect(newPdf.headers.get('ETag')).not.toBe(pdf.headers.get('ETag'));
    const late = await post(path, as, { ...stale, title: 'Mine', idempotencyKey: 'b' });
    expect(late.status).toBe(409);
    const compared = await late.text();
    expect(compared).toContain('Long nights, long table.');
    expect(fieldsIn(compared)).toMatchObject({ title: 'Mine', version: '4' });

    // Archived: gone from lists, readable at its address. Published again: as before.
    const before = fieldsIn(await pageOf(path, as));
    expect((await post(path, as, { ...before, press: 'archive' })).status).toBe(303);
    expect(await pageOf('/newsletter')).toContain('>Fall 2024</h1>');
    expect(await pageOf('/newsletter/archives')).not.toContain('Winter 2031');
    expect(await pageOf('/')).not.toContain('Winter 2031');
    expect((await app.send('/newsletter/winter-2031')).status).toBe(200);
    expect((await post(`${path}/delete`, as, { version: '5' })).status).toBe(409);
    const again = { ...fieldsIn(await pageOf(path, as)), press: 'publish' };
    expect((await post(path, as, again)).status).toBe(303);
    expect(await pageOf('/newsletter')).toContain('>Winter 2031</h1>');
    expect(await logOf(id)).toEqual([
      ['PUBLISH', 'DRAFT', 'PUBLISHED', null, 'EDITORIAL'],
      ['CORRECT', 'PUBLISHED', 'PUBLISHED', null, 'EDITORIAL'],
      ['ARCHIVE', 'PUBLISHED', 'ARCHIVED', null, 'EDITORIAL'],
      ['REOPEN', 'ARCHIVED', 'PUBLISHED', null, 'EDITORIAL'],
    ]);
    const last = { ...fieldsIn(await pageOf(path, as)), press: 'archive' };
    expect((await post(path, as, last)).status).toBe(303);
  });

  it('has a second language, whole or not at all', async () => {
    const { em, as } = await anEditor();
    const { id, translation } = await em.findOneOrFail(NewsletterEdition, { slug: 'spring-2024' });
    const path = `${desk}/newsletters/${id}/translation`;
    const fields = fieldsIn(await pageOf(path, as));
    expect(fields.title).toBe('Printemps 2024');
    const half = await post(path, as, { ...fields, 'sections[0].text': '' });
    expect(half.status).toBe(400);
    expect((await post(path, as, { ...fields, standfirst: 'La fonte.' })).status).toBe(303);
    const saved = await app.em().findOneOrFail(NewsletterEdition, { id });
    expect(saved.translation).toEqual({ ...translation, standfirst: 'La fonte.' });
    const { version } = saved;
    const remove = { version: String(version), part: 'translation' };
    const removed = await post(`${desk}/newsletters/${id}/delete`, as, remove);
    expect(removed.headers.get('Location')).toBe(`${desk}/newsletters/${id}`);
    const french = { headers: { 'Accept-Language': 'fr' } };
    const page = await (await app.send('/newsletter/spring-2024', french)).text();
    expect(page).toContain('lang="en"');
    const pdf = await app.send('/newsletter/spring-2024.pdf', french);
    expect(pdf.headers.get('Content-Language')).toBe('en-CA');
  });

  it('refuses a button that leads to a script, and an address that is taken', async () => {
    const { as } = await anEditor();
    const fresh = { title: 'Fall 2024', month: '2', year: '2032', language: 'en' };
    const id = idIn(await post(`${desk}/newsletters/new`, as, fresh));
    const { slug } = await app.em().findOneOrFail(NewsletterEdition, { id });
    expect(slug).toBe(`fall-2024-${id.slice(0, 8)}`);
    const path = `${desk}/newsletters/${id}`;
    const fields = {
      ...fieldsIn(await pageOf(path, as)),
      'sections[0].kind': 'callToAction',
      'sections[0].heading': 'Press',
      'sections[0].text': 'Please.',
      'sections[0].label': 'Here',
    };
    for (const href of ['javascript:alert(1)', 'http://plain.example', '//other.example']) {
      const refused = await post(path, as, { ...fields, 'sections[0].href': href });
      expect(refused.status, href).toBe(400);
    }
    const taken = await post(path, as, { ...fields, 'sections[0].href': '/', slug: 'fall-2024' });
    expect(await taken.text()).toContain('That web address is already in use.');
    expect((await post(`${path}/delete`, as, { version: '1' })).status).toBe(303);
    expect(await app.em().count(NewsletterEdition, { id })).toBe(0);
    expect((await logOf(id)).map(([action]) => action)).toEqual(['DELETE']);
  });
});

describe('city events and articles (rules 21.4)', () => {
  it('are nowhere while they are drafts, and keep their address once published', async () => {
    const { as } = await anEditor();
    const written = {
      ...fieldsIn(await pageOf(`${desk}/events/new`, as)),
      language: 'en',
      title: 'Lantern walk',
      description: 'One.\n\nTwo.',
      location: 'Lansdowne',
      startDate: '2031-12-05T18:30',
      website: 'https://lanterns.example/',
      press: 'save',
    };
    const half = { ...written, 'other.title': 'Marche aux lanternes' };
    const refused = await post(`${desk}/events/new`, as, half);
    expect(refused.status).toBe(400);
    expect(fieldsIn(await refused.text())).toMatchObject({ 'other.title': 'Marche aux lanternes' });
    const plain = { ...written, website: 'http://lanterns.example/' };
    expect((await post(`${desk}/events/new`, as, plain)).status).toBe(400);
    const whole = { ...half, 'other.description': 'Un.', 'other.location': 'Parc Lansdowne' };
    const saved = await post(`${desk}/events/new`, as, whole);
    expect(saved.status).toBe(303);
    const id = idIn(saved);
    const row = await app.em().findOneOrFail(CityEvent, { id });
    expect(row.startDate.toISOString()).toBe('2031-12-05T23:30:00.000Z');
    for (const path of ['/', '/events', '/sitemap.xml', '/api/city-events']) {
      expect(await pageOf(path), path).not.toContain(row.slug);
    }
    expect((await app.send(`/events/${row.slug}`)).status).toBe(404);
    expect((await app.send(`/api/city-events/${row.slug}`)).status).toBe(404);
    expect(await pageOf(`${desk}/events/${id}/preview`, as)).toContain('>Lantern walk</h1>');

    const path = `${desk}/events/${id}`;
    const publish = { ...fieldsIn(await pageOf(path, as)), press: 'publish' };
    expect((await post(path, as, publish)).status).toBe(303);
    const french = { headers: { 'Accept-Language': 'fr' } };
    expect(await (await app.send(`/events/${row.slug}`, french)).text()).toContain('lanternes');
    const rename = {
      ...fieldsIn(await pageOf(path, as)),
      title: 'Walk of lanterns',
      press: 'save',
    };
    expect((await post(path, as, rename)).status).toBe(303);
    expect(await pageOf(`/events/${row.slug}`)).toContain('>Walk of lanterns</h1>');
    const archive = { ...fieldsIn(await pageOf(path, as)), press: 'archive' };
    expect((await post(path, as, archive)).status).toBe(303);
    expect(await pageOf('/sitemap.xml')).not.toContain(row.slug);
    expect((await app.send(`/events/${row.slug}`)).status).toBe(200);
    expect((await logOf(id)).map(([action]) => action)).toEqual(['PUBLISH', 'CORRECT', 'ARCHIVE']);
  });

  it('filter articles by status everywhere', async () => {
    const { em, as } = await anEditor();
    const publishedAt = new Date(Date.now() - 1000);
    const draft = makeArticle(em, { title: 'Half an essay', status: 'DRAFT', publishedAt });
    const old = makeArticle(em, { title: 'An old essay', status: 'ARCHIVED', publishedAt });
    await em.flush();
    for (const path of ['/', '/api/editorial-articles', '/sitemap.xml']) {
      const text = await pageOf(path);
      expect(text, path).not.toMatch(/Half an essay|An old essay/);
      expect(text, path).not.toContain(draft.slug);
    }
    expect((await app.send(`/articles/${draft.slug}`)).status).toBe(404);
    expect((await app.send(`/articles/${old.slug}`)).status).toBe(200);
    const path = `${desk}/articles/${draft.id}`;
    expect(await pageOf(`${path}/preview`, as)).toContain('>Half an essay</h1>');
    const fields = {
      ...fieldsIn(await pageOf(path, as)),
      title: 'A whole essay',
      press: 'publish',
    };
    expect((await post(path, as, fields)).status).toBe(303);
    expect(await pageOf('/')).toContain('A whole essay');
  });
});

describe('sponsors’ cards (rules 21.5)', () => {
  it('are cleaned, previewed and listed by date, and a third in a slot is said', async () => {
    const { em, as } = await anEditor();
    const now = Date.now();
    const over = { startAt: new Date(now - 9 * day), endAt: new Date(now - day) };
    makePlacement(em, { html: '<p>Long gone</p>', ...over });
    for (const name of ['First', 'Second']) {
      makePlacement(em, { position: 'hub-sidebar', html: `<p>${name}</p>` });
    }
    await em.flush();
    const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const written = {
      ...fieldsIn(await pageOf(`${desk}/placements/new`, as)),
      position: 'hub-sidebar',
      creativeType: 'HTML',
      language: 'en',
      html: '<p onclick="x()"><strong>Ovens mended</strong> at home<script>bad()</script></p>',
      linkUrl: 'https://ovens.example',
      startsOn: dayText(now + 2 * day),
      endsOn: dayText(now + 5 * day),
      press: 'preview',
    };
    const bad = { ...written, linkUrl: 'javascript:x()', endsOn: dayText(now) };
    expect((await post(`${desk}/placements/new`, as, bad)).status).toBe(400);
    const saved = await post(`${desk}/placements/new`, as, written);
    const id = idIn(saved);
    expect(saved.headers.get('Location')).toBe(`${desk}/placements/${id}/preview`);
    const card = await app.em().findOneOrFail(AdPlacement, { id });
    expect(card.html).toBe('<p><strong>Ovens mended</strong> at home</p>');
    const preview = await pageOf(`${desk}/placements/${id}/preview`, as);
    expect(preview).toContain('<strong>Ovens mended</strong>');
    expect(preview).toContain('this slot has three cards');
    const path = `${desk}/placements/${id}`;
    const publish = { ...fieldsIn(await pageOf(path, as)), press: 'publish' };
    expect((await post(path, as, publish)).status).toBe(303);
    const list = (await pageOf(`${desk}/placements`, as)).replace(/<[^>]+>/g, ' ');
    expect(list).toMatch(/Ovens mended\s+Coming up/);
    expect(list).toMatch(/First\s+Running/);
    expect(list).toMatch(/Long gone\s+Over/);
    expect(await pageOf(desk, as)).toContain('Ovens mended');
    const archive = { ...fieldsIn(await pageOf(path, as)), press: 'archive' };
    expect((await post(path, as, archive)).status).toBe(303);
    expect((await logOf(id)).map(([action]) => action)).toEqual(['PUBLISH', 'ARCHIVE']);
  });
});

describe('contractors (rules 21.7)', () => {
  const archiveOf = async (as?: string, language = 'en') => {
    const headers = { 'Accept-Language': language };
    const html = await (await app.send('/newsletter/archives', { as, headers })).text();
    const from = html.indexOf('id="contractors"');
    return html.slice(from, html.indexOf('</section>', from));
  };
  const listed = async (language = 'en') => {
    const headers = { 'Accept-Language': language };
    return (await (await app.send('/api/contractors', { headers })).json()) as object[];
  };

  it('are none at first, which the archive says, to an administrator with the way to the first', async () => {
    await app.em().nativeDelete(Contractor, {});
    const { as } = await anEditor();
    expect(await archiveOf()).toContain('The editors haven’t chosen any contractors yet.');
    expect(await archiveOf(undefined, 'fr')).toContain('La rédaction n’a encore choisi');
    expect(await archiveOf()).not.toContain('/manage/');
    expect(await archiveOf(as)).toMatch(
      /href="\/manage\/editor\/contractors\/new"[^>]*>Add the first contractor</,
    );
    expect(await listed()).toEqual([]);
    expect(await pageOf(`${desk}/contractors`, as)).toContain('No contractors yet.');
  });

  it('are refused without a trade, a way to reach them or half of the other language', async () => {
    const { as } = await anEditor();
    const path = `${desk}/contractors/new`;
    const bare = { ...fieldsIn(await pageOf(path, as)), name: 'Half', press: 'publish' };
    const refused = await post(path, as, bare);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    for (const message of [
      'Enter the contractor’s trade, such as plumbing',
      'Enter a sentence or two about the contractor',
    ]) {
      expect(html).toContain(message);
    }
    const whole = { ...bare, trade: 'Tiles', description: 'Lays them.', phone: '613-555-0182' };
    for (const [wrong, message] of [
      [{ phone: '' }, 'Enter a phone number or a website'],
      [{ phone: 'call us' }, 'Enter the phone number in digits'],
      [{ website: 'http://tiles.example' }, 'Enter a link that starts with https://'],
      [{ sortOrder: '0' }, 'Enter the position as a number from 1 to 999'],
      [{ 'other.trade': 'Carreaux' }, 'Translate the description too'],
      [{ description: 'x'.repeat(601) }, 'Keep this text to 600 characters'],
    ] as const) {
      const answer = await post(path, as, { ...whole, ...wrong });
      expect(answer.status, message).toBe(400);
      expect(await answer.text()).toContain(message);
    }
    expect(await app.em().count(Contractor, { name: 'Half' })).toBe(0);
  });

  it('are written in two languages, previewed, published in their order, corrected and archived', async () => {
    await app.em().nativeDelete(Contractor, {});
    const { em, as } = await anEditor();
    makeContractor(em, {
      name: 'Aardvark Locks',
      sortOrder: 200,
      phone: null,
      website: 'https://locks.example/',
    });
    makeContractor(em, { name: 'Hidden Draft', status: 'DRAFT' });
    await em.flush();
    const fresh = `${desk}/contractors/new`;
    const saved = await post(fresh, as, {
      ...fieldsIn(await pageOf(fresh, as)),
      language: 'en',
      name: 'Zenith Tiles',
      trade: 'Tiles',
      description: 'Lays them <b>level</b>.',
      area: 'Vanier',
      phone: '(613) 555-0182',
      'other.trade': 'Carrelage',
      'other.description': 'Pose de niveau.',
      'other.area': 'Vanier et environs',
      press: 'preview',
    });
    const id = idIn(saved);
    const path = `${desk}/contractors/${id}`;
    expect(saved.headers.get('Location')).toBe(`${path}/preview`);
    const preview = await pageOf(`${path}/preview`, as);
    expect(preview).toContain('Zenith Tiles');
    expect(preview).toContain('Lays them &lt;b&gt;level&lt;/b&gt;.');
    expect(await archiveOf()).not.toContain('Zenith Tiles');
    expect(await listed()).toMatchObject([{ name: 'Aardvark Locks' }]);

    const publish = { ...fieldsIn(await pageOf(path, as)), press: 'publish' };
    expect((await post(path, as, publish)).status).toBe(303);
    const archive = await archiveOf();
    expect(archive).toContain('The editors of this site chose these contractors.');
    expect(archive.indexOf('Zenith Tiles')).toBeLessThan(archive.indexOf('Aardvark Locks'));
    expect(archive).toMatch(/href="tel:6135550182"[^>]*>\(613\) 555-0182</);
    expect(archive).toMatch(/href="https:\/\/locks\.example\/"[^>]*>locks\.example</);
    expect(archive).not.toContain('Hidden Draft');
    const french = await archiveOf(undefined, 'fr');
    expect(french).toContain('La rédaction de ce site a choisi ces entreprises.');
    expect(french).toContain('Pose de niveau.');
    expect(french).not.toContain('Lays them');
    expect(await listed('fr')).toMatchObject([
      { name: 'Zenith Tiles', language: 'fr', trade: 'Carrelage', area: 'Vanier et environs' },
      { name: 'Aardvark Locks', language: 'en', phone: null, website: 'https://locks.example/' },
    ]);

    const stale = fieldsIn(await pageOf(path, as));
    const corrected = { ...stale, description: 'Lays them straight.', press: 'save' };
    expect((await post(path, as, corrected)).status).toBe(303);
    const late = await post(path, as, {
      ...stale,
      idempotencyKey: crypto.randomUUID(),
      press: 'save',
    });
    expect(late.status).toBe(409);
    expect(await archiveOf()).toContain('Lays them straight.');
    const put = { ...fieldsIn(await pageOf(path, as)), press: 'archive' };
    const gone = await post(path, as, put);
    expect(gone.status).toBe(303);
    expect(await archiveOf()).not.toContain('Zenith Tiles');
    expect(await pageOf(path, as)).toContain('Archived, and visible to administrators only.');
    const again = { ...fieldsIn(await pageOf(path, as)), press: 'publish' };
    expect((await post(path, as, again)).status).toBe(303);
    expect(await archiveOf()).toContain('Zenith Tiles');
    expect((await logOf(id)).map(([action]) => action)).toEqual([
      'PUBLISH',
      'CORRECT',
      'ARCHIVE',
      'REOPEN',
    ]);
    const { version } = fieldsIn(await pageOf(path, as));
    const kept = await post(`${path}/delete`, as, { version: version ?? '' });
    expect(kept.status, 'only drafts are deleted').toBe(409);
  });

  it('are deleted as drafts, and have no pictures', async () => {
    const { em, as } = await anEditor();
    const draft = makeContractor(em, { status: 'DRAFT' });
    await em.flush();
    const path = `${desk}/contractors/${draft.id}`;
    expect(await pageOf(path, as)).not.toContain(`${path}/pictures`);
    expect((await app.send(`${path}/pictures`, { as })).status).toBe(404);
    expect((await post(`${path}/delete`, as, { version: '1' })).status).toBe(303);
    expect((await app.send(path, { as })).status).toBe(404);
    expect((await logOf(draft.id)).map(([action]) => action)).toEqual(['DELETE']);
  });
});
