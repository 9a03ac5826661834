import { describe, expect, it } from 'vitest';
import { CommunityDocument, type Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  makeArticle,
  makeEvent,
  makeNewsletterIssue,
  makeNotice,
  makePlacement,
} from '#db/factories/index.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const visit = async (path: string, language: Language, as?: string) => {
  const response = await app.send(path, { as, headers: { 'Accept-Language': language } });
  expect(response.status, path).toBe(200);
  return response;
};
const pageOf = async (path: string, language: Language, as?: string) =>
  (await visit(path, language, as)).text();

const marks = { en: 'In French', fr: 'En anglais' };

/** A community whose resident, without a language of their own, is logged in. */
async function makeHub(em: Em) {
  const { community, resident, board } = await makeNeighbourhood(em);
  const path = `/communities/${community.slug}`;
  return { community, board, path, as: await app.signIn(resident) };
}

const makeDocument = (em: Em, community: Community, kind: 'RULES' | 'EMERGENCY') =>
  em.create(CommunityDocument, {
    community,
    kind,
    title: 'Rules of the court',
    lead: 'What we agreed on.',
    sections: [{ heading: 'Quiet', paragraphs: ['After ten.'] }],
    translation: {
      title: 'Règlement de la cour',
      lead: 'Ce dont nous avons convenu.',
      sections: [{ heading: 'Tranquillité', paragraphs: ['Après 22 h.'] }],
    },
  });

describe('what a board writes', () => {
  it('shows a notice in the reader’s language, and marks one that has no such side', async () => {
    const em = app.em();
    const { community, board, path, as } = await makeHub(em);
    const translation = { title: 'Coupure d’eau', content: 'De 9 h à midi.' };
    makeNotice(em, board, community, { title: 'Water off', content: 'Until noon.', translation });
    await em.flush();
    const inEnglish = await pageOf(path, 'en', as);
    expect(inEnglish).toContain('Water off</a></h3>');
    expect(inEnglish).not.toContain('Coupure');
    const inFrench = await pageOf(path, 'fr', as);
    expect(inFrench).toContain('Coupure d’eau</a></h3>');
    expect(inFrench).not.toContain('Water off');

    makeNotice(em, board, community, { title: 'Mats are down', content: 'Shake your boots.' });
    const café = { language: 'fr', title: 'Le café', content: 'Apportez une tasse.' } as const;
    makeNotice(em, board, community, café);
    await em.flush();
    const mixed = await pageOf(path, 'fr', as);
    expect(mixed).toMatch(/<h3 lang="en"[^>]*><a [^>]*>Mats are down</);
    expect(mixed).toMatch(/<h3[^>]*><a [^>]*>Le café</);
    expect(mixed).toContain(marks.fr);
    const other = await pageOf(path, 'en', as);
    expect(other).toMatch(/<h3 lang="fr"[^>]*><a [^>]*>Le café</);
    expect(other).toMatch(/<h3[^>]*><a [^>]*>Mats are down</);
    expect(other).toContain(marks.en);
  });

  it('shows a notice at the desk in the moderator’s language', async () => {
    const em = app.em();
    const { community, board } = await makeHub(em);
    const translation = { title: 'Coupure d’eau', content: 'De 9 h à midi.' };
    const publishedAt = new Date(Date.now() + 86_400_000);
    const water = { title: 'Water off', content: 'Until noon.', translation, publishedAt };
    const notice = makeNotice(em, board, community, { ...water, status: 'PUBLISHED' });
    await em.flush();
    const as = await app.signIn(board);
    const desk = `/manage/${community.slug}`;
    for (const path of [desk, `${desk}/notices?show=scheduled`]) {
      const inFrench = await pageOf(path, 'fr', as);
      expect(inFrench, path).toContain('Coupure d’eau');
      expect(inFrench, path).not.toContain('Water off');
      expect(await pageOf(path, 'en', as), path).toContain('Water off');
    }
    const pinned = await app.send(`${desk}/notices/${notice.id}/pin`, {
      as,
      form: {},
      headers: { 'Accept-Language': 'fr' },
    });
    const toast = pinned.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const after = await pageOf(`${desk}/notices/${notice.id}`, 'fr', `${as}; ${toast}`);
    expect(after).toContain('Avis épinglé');
    // The form below has both sides, so the toast is looked at up to the page's own content.
    expect(after.split('<main')[0]).toContain('Coupure d’eau');
    expect(after.split('<main')[0]).not.toContain('Water off');

    const half = { en: { title: 'Water', content: 'Off' }, fr: { title: 'Eau', content: '' } };
    const refused = await app.send(`${desk}/notices/new`, {
      as,
      form: {
        'en.title': half.en.title,
        'en.content': half.en.content,
        'fr.title': half.fr.title,
        intent: 'publish',
      },
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/<a href="#[^"]*"[^>]*>Enter the text in French too/);
  });

  it('shows office hours and important dates the same way', async () => {
    const em = app.em();
    const { community, path, as } = await makeHub(em);
    community.acOnApprox = 'June 1';
    await em.flush();
    const oneSided = await pageOf(path, 'fr', as);
    expect(oneSided).toContain('<strong lang="en">June 1</strong>');
    expect(oneSided).toContain('<span lang="en">Mon-Fri 9AM-5PM</span>');
    expect(oneSided).toContain(marks.fr);
    community.translation = { officeHours: 'En semaine, de 9 h à 17 h', acOnApprox: '1er juin' };
    await em.flush();
    const html = await pageOf(path, 'fr', as);
    expect(html).toContain('<strong>1er juin</strong>');
    expect(html).toContain('<span>En semaine, de 9 h à 17 h</span>');
    expect(html).not.toContain('June 1');
    expect(html).not.toContain(marks.fr);
    expect(await pageOf(path, 'en', as)).toContain('<strong>June 1</strong>');
  });

  it('shows the rules and the emergency plan the same way', async () => {
    const em = app.em();
    const { community, path, as } = await makeHub(em);
    const rules = makeDocument(em, community, 'RULES');
    const plan = makeDocument(em, community, 'EMERGENCY');
    await em.flush();
    const html = await pageOf(`${path}/rules`, 'fr', as);
    expect(html).toContain('<title>Règlement de la cour · The Local Link</title>');
    expect(html).toContain('<h1>Règlement de la cour</h1>');
    expect(html).toContain('Après 22 h.');
    expect(html).not.toContain(marks.fr);
    expect(await pageOf(`${path}/emergency`, 'fr')).toContain('Ce dont nous avons convenu.');
    expect(await pageOf(`${path}/emergency`, 'en')).toContain('What we agreed on.');

    for (const text of [rules, plan]) text.translation = null;
    await em.flush();
    for (const page of ['rules', 'emergency']) {
      const oneSided = await pageOf(`${path}/${page}`, 'fr', as);
      expect(oneSided).toMatch(/<(?:p|span) lang="en"[^>]*>What we agreed on\./);
      expect(oneSided).toMatch(/<section [^>]*lang="en"[^>]*><h2>Quiet/);
      expect(oneSided).toContain(marks.fr);
    }
  });

  it('shows the title of a newsletter the same way', async () => {
    const em = app.em();
    const { community, path, as } = await makeHub(em);
    makeNewsletterIssue(em, community, { title: 'Notes', translation: { title: 'Les nouvelles' } });
    makeNewsletterIssue(em, community, { title: 'Old notes' });
    await em.flush();
    const html = await pageOf(`${path}?tab=newsletters`, 'fr', as);
    expect(html).toContain('<h3>Les nouvelles</h3>');
    expect(html).toContain('<h3 lang="en">Old notes</h3>');
    expect(html).toContain(marks.fr);
    expect(await pageOf('/', 'fr', as)).toContain('Les nouvelles');
  });

  it('refuses a translation that lacks a text of the row', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    const half = { title: 'Coupure d’eau' } as { title: string; content: string };
    makeNotice(em, board, community, { translation: half });
    await expect(em.flush()).rejects.toThrow('condo_notices_translation_check');
  });
});

describe('what the editor writes', () => {
  it('shows an event in the reader’s language, for programs too', async () => {
    const em = app.em();
    const { community, as } = await makeHub(em);
    const event = makeEvent(em, {
      title: 'Lantern walk',
      translation: {
        title: 'Marche aux lanternes',
        description: 'On part du marché By.',
        location: 'Marché By',
      },
    });
    await em.flush();
    const path = `/events/${event.slug}`;
    const html = await pageOf(path, 'fr');
    expect(html).toContain('<title>Marche aux lanternes · ');
    expect(html).toContain('<bdi>Marché By</bdi>');
    expect(html).toContain('"inLanguage":"fr-CA"');
    expect(html).toContain('<meta property="og:locale" content="fr_CA"/>');
    expect(html).not.toContain('Lantern walk');
    expect(await pageOf('/events', 'fr')).toContain('Marche aux lanternes');
    const form = `/communities/${community.slug}/activities/new?event=${event.slug}`;
    expect(await pageOf(form, 'fr', as)).toContain('On part du marché By.');
  });

  it('names each text that lacks its translation in the summary', async () => {
    const em = app.em();
    const { admin } = await makeNeighbourhood(em);
    const as = await app.signIn(admin);
    const response = await app.send('/manage/editor/articles/new', {
      as,
      form: {
        title: 'Salt',
        excerpt: 'On ice',
        content: 'A text.',
        section: 'LIFESTYLE',
        author: 'Ann',
        language: 'en',
        'other.title': 'Du sel',
        press: 'save',
      },
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/<a href="#[^"]*"[^>]*>Translate the short text too/);
    expect(html).toMatch(/<a href="#[^"]*"[^>]*>Translate the text too/);
  });

  it('marks an event and an article that have no such side', async () => {
    const em = app.em();
    const event = makeEvent(em, { language: 'fr', title: 'Soirée de contes', location: 'Vanier' });
    const article = makeArticle(em, {
      language: 'fr',
      title: 'Au bureau en patins',
      excerpt: 'Sept kilomètres de glace.',
      content: 'Regardez la glace.',
    });
    const related = makeArticle(em, {
      title: 'A kitchen',
      translation: { title: 'Une cuisine', excerpt: 'Quatre pas.', content: 'Dégagez.' },
    });
    await em.flush();
    const eventHtml = await pageOf(`/events/${event.slug}`, 'en');
    expect(eventHtml).toMatch(/<h1 lang="fr"[^>]*>Soirée de contes/);
    expect(eventHtml).toContain('<bdi lang="fr">Vanier</bdi>');
    expect(eventHtml).toContain('"inLanguage":"fr-CA"');
    expect(eventHtml).toContain('<meta property="og:locale" content="fr_CA"/>');
    expect(eventHtml).toContain(marks.en);
    const articleHtml = await pageOf(`/articles/${article.slug}`, 'en');
    expect(articleHtml).toMatch(/<h1 lang="fr"[^>]*>Au bureau en patins/);
    expect(articleHtml).toMatch(/<div lang="fr"[^>]*><p>Regardez la glace/);
    expect(articleHtml).toContain(marks.en);
    const relatedHtml = await pageOf(`/articles/${related.slug}`, 'fr');
    expect(relatedHtml).toContain('Dégagez.');
    expect(relatedHtml).not.toContain(marks.fr);
    const home = await pageOf('/', 'en');
    expect(home).toMatch(/<h3 lang="fr"[^>]*>(<a[^>]*>)?Au bureau en patins/);
    expect(await pageOf('/', 'fr')).toContain('Une cuisine');
    for (const path of ['/', '/events']) {
      expect(await pageOf(path, 'en')).toMatch(/<h[23] lang="fr"[^>]*><a[^>]*>Soirée de contes/);
    }
  });

  it('marks a sponsor’s card in the other language', async () => {
    const em = app.em();
    makePlacement(em, { language: 'fr', html: '<p>Le pain sort du four à 7 h.</p>' });
    await em.flush();
    expect(await pageOf('/', 'en')).toMatch(/<div lang="fr"[^>]*><p>Le pain sort/);
    expect(await pageOf('/', 'fr')).toMatch(/<div><p>Le pain sort/);
  });
});

describe('the JSON API', () => {
  const answer = async (path: string, language: Language, as?: string) =>
    (await visit(path, language, as)).json() as Promise<unknown>;

  it('answers with the side that was asked for, and says which it is', async () => {
    const em = app.em();
    const { community, board, as } = await makeHub(em);
    community.translation = {
      description: null,
      officeHours: 'En semaine',
    };
    makeNotice(em, board, community, {
      title: 'Water off',
      translation: { title: 'Coupure d’eau', content: 'De 9 h à midi.' },
    });
    makeNewsletterIssue(em, community, { title: 'Notes', translation: { title: 'Nouvelles' } });
    const event = makeEvent(em, {
      title: 'Market',
      translation: { title: 'Marché', description: 'Des kiosques.', location: 'Glebe' },
    });
    makeArticle(em, {
      title: 'Balcony',
      translation: { title: 'Balcon', excerpt: 'Dix minutes.', content: 'Sortez.' },
    });
    await em.flush();
    const hub = `/api/communities/${community.slug}`;
    const calls: [string, object, object][] = [
      [hub, { officeHours: 'Mon-Fri 9AM-5PM' }, { officeHours: 'En semaine' }],
      [`${hub}/notices`, { title: 'Water off' }, { title: 'Coupure d’eau' }],
      ['/api/newsletter-issues', { title: 'Notes' }, { title: 'Nouvelles' }],
      ['/api/city-events', { title: 'Market' }, { title: 'Marché', location: 'Glebe' }],
      [`/api/city-events/${event.slug}`, { title: 'Market' }, { title: 'Marché' }],
      ['/api/editorial-articles', { title: 'Balcony' }, { title: 'Balcon', content: 'Sortez.' }],
    ];
    for (const [path, english, french] of calls) {
      const sides = { en: { language: 'en', ...english }, fr: { language: 'fr', ...french } };
      for (const language of ['en', 'fr'] as const) {
        const found = [await answer(path, language, as)].flat();
        expect(found, path).toContainEqual(expect.objectContaining(sides[language]));
      }
    }
  });

  it('answers with the other side where one is missing, and caches each language apart', async () => {
    const em = app.em();
    const event = makeEvent(em, { language: 'fr', title: 'Soirée de contes' });
    await em.flush();
    const path = `/api/city-events/${event.slug}`;
    const [english, french] = [await visit(path, 'en'), await visit(path, 'fr')];
    expect(await english.json()).toMatchObject({ language: 'fr', title: 'Soirée de contes' });
    expect(english.headers.get('Vary')).toContain('Accept-Language');
    expect(english.headers.get('ETag')).not.toBe(french.headers.get('ETag'));
  });
});
