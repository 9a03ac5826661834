import { beforeAll, describe, expect, it } from 'vitest';
import { xml2js } from 'xml-js';
import { makeArticle, makeEvent } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));

interface Text {
  _text?: string;
  _cdata?: string;
}
interface Atom {
  feed: {
    _attributes: Record<string, string>;
    id: Text;
    title: Text;
    updated: Text;
    author: { name: Text };
    link: { _attributes: { rel?: string; href: string } }[];
    entry?: Entry | Entry[];
  };
}
interface Entry {
  id: Text;
  title: Text;
  summary?: Text;
  updated: Text;
  published: Text;
  author?: { name: Text };
  link: { _attributes: { href: string } };
}

async function read(path: string) {
  const response = await app.send(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  const { feed } = xml2js(text, { compact: true }) as Atom;
  const tag = response.headers.get('ETag') ?? '';
  return { text, feed, entries: [feed.entry ?? []].flat(), tag };
}

describe('a feed (rules 28.3)', () => {
  it('has what is public, newest first, in its language', async () => {
    const em = app.em();
    const odd = 'Salt & <vinegar> ]]> 🍟';
    const old = makeArticle(em, { title: 'Older one', publishedAt: new Date('2026-10-01T12:00Z') });
    const article = makeArticle(em, {
      title: odd,
      excerpt: 'About <b>chips</b>',
      author: 'Ann & Co',
      publishedAt: new Date('2026-11-01T12:00Z'),
      translation: { title: 'Sel et vinaigre', excerpt: 'Des frites', content: 'Bon' },
    });
    makeArticle(em, { title: 'Draft one', status: 'DRAFT' });
    makeArticle(em, { title: 'Archived one', status: 'ARCHIVED' });
    makeArticle(em, { title: 'Future one', publishedAt: new Date(Date.now() + 86_400_000) });
    await em.flush();
    const { feed, entries, tag } = await read('/articles.atom');
    const titles = entries.map(({ title }) => title._cdata);
    expect(titles.indexOf('Salt &amp; &lt;vinegar&gt; ]]&gt; 🍟')).toBeLessThan(
      titles.indexOf('Older one'),
    );
    expect(titles.join()).not.toMatch(/Draft one|Archived one|Future one/);
    expect(feed._attributes['xml:lang']).toBe('en-CA');
    const self = feed.link.find(({ _attributes: { rel } }) => rel === 'self');
    expect(self?._attributes.href).toBe('http://localhost:3000/articles.atom?lang=en');
    const entry = entries.find(({ id }) => id._text?.endsWith(article.slug));
    expect(entry?.summary?._cdata).toBe('About &lt;b&gt;chips&lt;/b&gt;');
    expect(entry?.author?.name._text).toBe('Ann & Co');
    expect(entry?.updated._text).toBe('2026-11-01T12:00:00.000Z');
    expect(feed.updated._text).toBe(entries[0]?.updated._text);
    expect(entries.find(({ id }) => id._text?.endsWith(old.slug))).toBeDefined();

    const french = await read('/articles.atom?lang=fr');
    expect(french.feed._attributes['xml:lang']).toBe('fr-CA');
    expect(french.text).toContain('Sel et vinaigre');
    expect((await read('/articles.atom?lang=de')).text).toBe((await read('/articles.atom')).text);
    const again = await app.send('/articles.atom', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('of events says when and where; of newsletters leads to each issue', async () => {
    const em = app.em();
    makeEvent(em, {
      title: 'Tulips',
      startDate: new Date('2027-05-10T14:00Z'),
      endDate: new Date('2027-05-20T22:00Z'),
      location: 'Dows Lake',
      description: 'A million of them.',
    });
    makeEvent(em, { title: 'Secret', status: 'DRAFT' });
    await em.flush();
    const { entries, text } = await read('/events.atom');
    const tulips = entries.find(({ title }) => title._cdata === 'Tulips');
    expect(tulips?.summary?._cdata).toBe('May\u00a010 – 20, 2027 · Dows Lake · A million of them.');
    expect(text).not.toContain('Secret');
    const issues = (await read('/newsletters.atom?lang=fr')).entries;
    expect(issues.length).toBeGreaterThan(0);
    for (const { link } of issues) {
      const { pathname } = new URL(link._attributes.href);
      const opened = await app.send(pathname);
      // The newest issue has a page that says so.
      if (opened.status === 302) expect(opened.headers.get('Location')).toBe('/newsletter');
      else expect(opened.status, pathname).toBe(200);
    }
  });

  it('stands in the head of the pages it is of, and is linked from the lists', async () => {
    const em = app.em();
    const event = makeEvent(em);
    const article = makeArticle(em);
    await em.flush();
    const pages: [string, string][] = [
      ['/events', 'events'],
      [`/events/${event.slug}`, 'events'],
      [`/articles/${article.slug}`, 'articles'],
      ['/newsletter', 'newsletters'],
      ['/newsletter/spring-2024', 'newsletters'],
      ['/newsletter/archives', 'newsletters'],
    ];
    for (const [path, feed] of pages) {
      for (const language of ['en', 'fr']) {
        const response = await app.send(path, { headers: { 'Accept-Language': language } });
        const head = (await response.text()).split('</head>')[0] ?? '';
        const link = /<link rel="alternate"[^>]*>/.exec(head)?.[0];
        expect(link, path).toContain('type="application/atom+xml"');
        expect(link, path).toContain(`href="/${feed}.atom?lang=${language}"`);
      }
    }
    const home = (await (await app.send('/')).text()).split('</head>')[0] ?? '';
    for (const feed of ['events', 'articles', 'newsletters']) {
      expect(home).toMatch(
        new RegExp(`<link rel="alternate"[^>]*href="/${feed}\\.atom\\?lang=en"`),
      );
    }
    for (const path of ['/events', '/newsletter/archives']) {
      expect(await (await app.send(path)).text()).toContain('Follow in a feed reader');
    }
  });
});
