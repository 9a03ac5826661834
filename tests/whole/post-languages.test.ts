import { describe, expect, it } from 'vitest';
import { Activity, Listing, ModerationEvent, PostRevision } from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const french = { 'Accept-Language': 'fr-CA' };
const english = { 'Accept-Language': 'en-CA' };
const words = { title: 'Vélo d’hiver', description: 'Il roule sur la neige.' };

const kinds = [
  {
    folder: 'listings',
    make: makeListing,
    find: (id: string): Promise<Listing | Activity> => app.em().findOneOrFail(Listing, { id }),
  },
  {
    folder: 'activities',
    make: makeActivity,
    find: (id: string): Promise<Listing | Activity> => app.em().findOneOrFail(Activity, { id }),
  },
] as const;

/** The value of the form's language field that a page has chosen. */
const chosenLanguage = (html: string): string | undefined => {
  const [, options = ''] = /<select[^>]*name="language"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  return /<option[^>]*value="(\w+)"[^>]*selected/.exec(options)?.[1];
};

/** The `lang` in force at each text of a page's body that begins with these words; null for none. */
function langsOf(html: string, text: string): (string | null)[] {
  const found: (string | null)[] = [];
  const open: (string | null)[] = [null];
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  for (const [, slash, name = '', attributes = '', words = ''] of body.matchAll(
    /<(\/?)(\w+)([^>]*)>([^<]*)/g,
  )) {
    if (slash) open.pop();
    else if (!/^(img|input|br|hr|link|source)$/.test(name)) {
      open.push(/\blang="(\w+)"/.exec(attributes)?.[1] ?? open.at(-1) ?? null);
    }
    if (words.trim().startsWith(text)) found.push(open.at(-1) ?? null);
  }
  return found;
}

describe.each(kinds)('the language of a post in $folder', ({ folder, make, find }) => {
  async function written(given: { language?: 'en' | 'fr'; status?: 'PENDING' } = {}) {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const post = make(em, people.resident, people.community, { ...words, ...given });
    await em.flush();
    const page = `/${folder}/${post.id}`;
    const as = await app.signIn(people.resident);
    const read = async (path: string, headers: Record<string, string>, who = as) =>
      (await app.send(path, { as: who, headers })).text();
    const edit = (form: Record<string, string>) =>
      app.send(`${page}/edit`, { as, form: { ...words, contactEmail: '', ...form } });
    const now = () => find(post.id);
    return { ...people, post, page, as, read, edit, now };
  }

  it('is that of the page, until its author chooses another', async () => {
    const { community, as, read } = await written();
    const path = `/communities/${community.slug}/${folder}/new`;
    expect(chosenLanguage(await read(path, french))).toBe('fr');
    expect(chosenLanguage(await read(path, english))).toBe('en');
    const refused = await app.send(path, {
      as,
      headers: english,
      form: { ...words, title: '', language: 'fr' },
    });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(chosenLanguage(html)).toBe('fr');
    expect(html).toMatch(/<textarea[^>]*lang="fr"/);
    const unknown = await app.send(path, { as, form: { ...words, language: 'tlh' } });
    expect(await unknown.text()).toContain('Choose a language from the list');
    for (const [language, saved] of [
      ['fr', 'fr'],
      ['en', 'en'],
      ['', 'fr'],
    ] as const) {
      const sent = await app.send(path, { as, headers: french, form: { ...words, language } });
      const id = sent.headers.get('Location')?.split('/').pop() ?? '';
      expect((await find(id)).language, language).toBe(saved);
      const toast = sent.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const landed = await read(`/${folder}/${id}`, english, `${as}; ${toast}`);
      const mark = saved === 'fr' ? 'fr' : null;
      expect(langsOf(landed, words.title), 'in the toast, the heading and its card').toEqual([
        mark,
        mark,
        mark,
      ]);
      const [event] = await app.em().find(ModerationEvent, { subjectId: id });
      expect(event?.snapshot).toMatchObject({ language: saved });
    }
  });

  it('stands on the cards of the hub and the profile for who reads in the other one', async () => {
    const { community, resident, read } = await written({ language: 'fr' });
    const tab = folder === 'listings' ? 'buy-sell' : 'activities';
    for (const path of [`/communities/${community.slug}?tab=${tab}`, `/users/${resident.id}`]) {
      const card = async (headers: Record<string, string>) =>
        (await read(path, headers))
          .split('</article>')
          .find((part) => part.includes(`>${words.title}</a>`))
          ?.split('<article')
          .at(-1) ?? '';
      expect(await card(english), path).toContain('In French');
      expect(await card(french), path).toContain(words.title);
      expect(await card(french), path).not.toContain('En français');
    }
  });

  it('is said on its page, among what a search finds, and in the queue', async () => {
    const { community, page, read } = await written({ language: 'fr' });
    const waiting = await written({ language: 'fr', status: 'PENDING' });
    const main = async (path: string, headers: Record<string, string>, who?: string) =>
      (await read(path, headers, who)).replace(/^.*<main/s, '').replace(/<footer.*$/s, '');
    const moderator = await app.signIn(waiting.board);
    for (const [path, who] of [
      [page],
      [`/communities/${community.slug}/search?q=neige`],
      ['/moderation', moderator],
    ] as const) {
      const inEnglish = await main(path, english, who);
      expect(inEnglish, path).toContain(words.title);
      expect(inEnglish, path).toContain('In French');
      expect(await main(path, french, who), path).not.toContain('En français');
    }
  });

  it('is part of the JSON contract', async () => {
    const { community, as } = await written();
    const send = async (json: object, headers = {}) =>
      app.send(`/api/${folder}`, {
        as,
        headers,
        json: { ...words, communityId: community.id, ...json },
      });
    const languageOf = async (answer: Promise<Response>) =>
      ((await (await answer).json()) as { language: string }).language;
    expect(await languageOf(send({}))).toBe('en');
    expect(await languageOf(send({}, french))).toBe('fr');
    expect(await languageOf(send({ language: null }, french))).toBe('fr');
    expect(await languageOf(send({ language: 'en' }, french))).toBe('en');
    expect(await languageOf(send({ language: 'fr' }))).toBe('fr');
    expect((await send({ language: 'tlh' })).status).toBe(400);
  });

  it('stays on an edit, in a form of the other language too', async () => {
    const { page, read, edit, now } = await written({ language: 'fr', status: 'PENDING' });
    expect(chosenLanguage(await read(`${page}/edit`, english))).toBe('fr');
    await edit({ language: 'fr', description: 'Il roule aussi sur la glace noire.' });
    expect(await now()).toMatchObject({ language: 'fr', version: 2 });
    await edit({});
    expect(await now()).toMatchObject({ language: 'fr', version: 3 });
    await edit({ language: 'en' });
    expect(await now()).toMatchObject({ language: 'en', version: 4 });
  });

  it('is reviewed as the text is, and each text keeps its own until then', async () => {
    const { post, page, board, read, edit, now } = await written();
    const when = 'when' in post ? await read(`${page}/edit`, english) : '';
    const [, start = ''] = /name="when"[^>]*value="([^"]*)"/.exec(when) ?? [];
    const form = {
      ...('when' in post
        ? { when: start, tags: 'outdoors' }
        : { price: '45', category: 'furniture', condition: 'GOOD' }),
      contactEmail: post.contactEmail ?? '',
      language: 'fr',
    };
    await edit(form);
    expect(await now()).toMatchObject({ language: 'en', status: 'PUBLISHED' });
    expect(await app.em().count(PostRevision, { postId: post.id })).toBe(1);
    await edit({ ...form, title: 'Bicyclette bleue' });
    expect(await now()).toMatchObject({ language: 'en', title: words.title });
    expect(chosenLanguage(await read(`${page}/edit`, english))).toBe('fr');
    const as = await app.signIn(board);
    for (const place of ['/moderation', page]) {
      const html = await read(place, english, as);
      expect(langsOf(html, words.title), place).toContain(null);
      expect(langsOf(html, 'Bicyclette bleue'), place).toContain('fr');
      expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(
        'Language Shown now English Changed to French',
      );
    }
    const approved = await app.send(`/api/${folder}/${post.id}`, {
      method: 'PATCH',
      as,
      json: { status: 'PUBLISHED' },
    });
    expect(await approved.json()).toMatchObject({ language: 'fr', title: 'Bicyclette bleue' });
  });

  it('marks its words on pages of the other language, and on no other', async () => {
    const { community, resident, page, read } = await written({ language: 'fr' });
    const tab = folder === 'listings' ? 'buy-sell' : 'activities';
    const hub = `/communities/${community.slug}?tab=${tab}`;
    for (const place of [page, hub, `/users/${resident.id}`, `${page}/edit`]) {
      const marked = langsOf(await read(place, english), words.title);
      expect(marked, place).toContain('fr');
      const plain = langsOf(await read(place, french), words.title);
      expect([plain.length > 0, new Set(plain)], place).toEqual([true, new Set([null])]);
    }
    const html = await read(page, english);
    expect(langsOf(html, words.description)).toEqual(['fr']);
    if (folder === 'listings') expect(html).toContain('"inLanguage":"fr-CA"');
  });

  it('marks its words where moderators and its author read it', async () => {
    const { post, resident, board, read } = await written({
      language: 'fr',
      status: 'PENDING',
    });
    const as = await app.signIn(board);
    const queue = await read('/moderation', english, as);
    expect(langsOf(queue, words.title)).toContain('fr');
    expect(langsOf(queue, words.description)).toContain('fr');
    const all = await read(`/moderation/authors/${resident.id}`, english, as);
    expect(langsOf(all, words.title)).toEqual(['fr']);
    expect(langsOf(await read(`/users/${resident.id}`, english), words.title)).toEqual(['fr']);
    const json = { status: 'PUBLISHED' };
    await app.send(`/api/${folder}/${post.id}`, { method: 'PATCH', as, json });
    expect(langsOf(await read('/moderation', english, as), words.title)).toEqual(['fr']);
  });
});

describe('an activity that is closed for now', () => {
  it('shows its title in the language it was last published in', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, resident, neighbour, board } = people;
    const activity = makeActivity(em, resident, community, { ...words, status: 'PENDING' });
    activity.language = 'fr';
    makeAttendee(em, activity, neighbour);
    await em.flush();
    const decide = async (status: string) =>
      app.send(`/api/activities/${activity.id}`, {
        method: 'PATCH',
        as: await app.signIn(board),
        json: { status },
      });
    await decide('PUBLISHED');
    await decide('REMOVED');
    const as = await app.signIn(neighbour);
    const page = await (await app.send(`/activities/${activity.id}`, { as })).text();
    expect(langsOf(page, words.title)).toEqual(['fr']);
    const answer = await app.send(`/api/activities/${activity.id}`, { as });
    expect(await answer.json()).toMatchObject({ title: words.title, language: 'fr' });
  });
});
