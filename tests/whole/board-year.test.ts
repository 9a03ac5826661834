import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  BoardYear,
  BoardYearEntry,
  ModerationEvent,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  StoredFile,
  type Community,
} from '#db/entities/index.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, elsewhere } = people;
  const shelve = (where: Community, title: string) => {
    const folder = em.create(RecordFolder, {
      ...{ community: where, kind: 'CUSTOM', name: 'Folder', access: 'BOARD' },
    });
    const file = em.create(StoredFile, {
      ...{ community: where, name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 },
    });
    const record = em.create(RecordDocument, {
      ...{ community: where, folder, title, datedOn: '2026-05-01' },
    });
    em.create(RecordVersion, { record, number: 1, file });
    return record;
  };
  const [certificate, foreign] = [shelve(community, 'Certificate'), shelve(elsewhere, 'Another')];
  const year = em.create(BoardYear, {
    ...{ community, endsOn: '2026-12-31', meetingOn: '2027-04-20' },
  });
  await em.flush();
  const as = await app.signIn(people.board);
  const path = `/manage/${community.slug}/year`;
  const line = `${path}/${year.id}/meeting-notice`;
  return { ...people, certificate, foreign, year, as, path, line };
}

const done = { intent: 'save', doneOn: '2026-01-06', doneBy: 'Luc Bergeron' };

describe('the board’s year (rules 37.6)', () => {
  it('is for moderators of the community alone', async () => {
    const { path, line, year, elsewhere, ...people } = await setUp();
    const form = { intent: 'newYear', newEndsOn: '2030-12-31' };
    for (const user of [people.resident, people.outsider, people.otherBoard]) {
      const as = await app.signIn(user);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(path, { as, form })).status).toBe(403);
      expect((await app.send(line, { as })).status).toBe(403);
      expect((await app.send(line, { as, form: done })).status).toBe(403);
    }
    expect((await app.send(path)).status).toBe(401);
    const otherBoard = await app.signIn(people.otherBoard);
    const atOther = `/manage/${elsewhere.slug}/year/${year.id}/meeting-notice`;
    expect((await app.send(atOther, { as: otherBoard })).status).toBe(404);
    expect((await app.send(atOther, { as: otherBoard, form: done })).status).toBe(404);
    const request = { intent: 'request', year: year.id, receivedOn: '2026-02-10' };
    const other = `/manage/${elsewhere.slug}/year`;
    expect((await app.send(other, { as: otherBoard, form: request })).status).toBe(404);
    expect(await app.em().count(BoardYearEntry, { year: year.id })).toBe(0);
    const as = await app.signIn(people.board);
    for (const wrong of ['records-request', 'no-such-duty', randomUUID()]) {
      expect((await app.send(`${path}/${year.id}/${wrong}`, { as })).status, wrong).toBe(404);
    }
  });

  it('says first that it is no legal advice, and each line with its day and its source', async () => {
    const { as, path } = await setUp();
    const html = (await (await app.send(path, { as })).text()).replaceAll('\u00a0', ' ');
    const main = html.slice(html.indexOf('<main'));
    for (const words of [
      'This is a reminder, not legal advice.',
      'Due by May 30, 2026.',
      'Due by November 29, 2026.',
      'Due by March 16, 2027.',
      'Due by April 5, 2027.',
      'To be kept until July 19, 2027.',
      'Condominium Act, 1998, s. 45.1',
      'O. Reg. 48/01, s. 12.2',
    ]) {
      expect(main).toContain(words);
    }
    expect(main.indexOf('not legal advice')).toBeLessThan(main.indexOf('Information certificate'));
    const french = { 'Accept-Language': 'fr-CA' };
    const page = await (await app.send(path, { as, headers: french })).text();
    expect(page).toContain('pas un avis juridique');
  });

  it('keeps who did what when, with a document of its own shelf, and the log', async () => {
    const { as, line, year, certificate, foreign, community } = await setUp();
    for (const [form, message] of [
      [{ ...done, doneBy: '' }, 'Enter who did it'],
      [{ ...done, doneOn: '2999-01-01' }, 'The date is in the future'],
      [{ ...done, doneOn: '2026-02-30' }, 'Enter the day it was done'],
      [{ ...done, document: foreign.id }, 'Choose a document from the list'],
    ] as const) {
      const response = await app.send(line, { as, form });
      expect(response.status, message).toBe(400);
      expect(await response.text()).toContain(message);
    }
    const form = { ...done, document: certificate.id };
    expect((await app.send(line, { as, form })).status).toBe(303);
    const entries = () => app.em().find(BoardYearEntry, { year: year.id });
    expect(await entries()).toMatchObject([
      { duty: 'MEETING_NOTICE', doneOn: '2026-01-06', doneBy: 'Luc Bergeron' },
    ]);
    expect((await app.send(line, { as, form: { ...form, doneBy: 'Priya Raman' } })).status).toBe(
      303,
    );
    expect(await entries()).toMatchObject([{ doneBy: 'Priya Raman' }]);
    expect((await app.send(line, { as, form: { intent: 'undo' } })).status).toBe(303);
    expect(await entries()).toMatchObject([{ doneOn: null, doneBy: null }]);
    const lines = await app.em().find(ModerationEvent, { community, subjectType: 'COMMUNITY' });
    expect(lines).toHaveLength(3);
    const log = await (await app.send('/moderation/log', { as })).text();
    expect(log).toContain('Notice of meeting');
  });

  it('tells who saves over what somebody else wrote meanwhile, and shows both', async () => {
    const { as, line, year } = await setUp();
    const opened = await (await app.send(line, { as })).text();
    const seen = fieldValue(opened, 'seen');
    expect((await app.send(line, { as, form: { ...done, seen } })).status).toBe(303);
    const mine = { intent: 'save', doneOn: '2026-01-07', doneBy: 'Priya Raman', seen };
    const refused = await app.send(line, { as, form: mine });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    for (const said of [/Someone else changed this line/, /Luc Bergeron/, /January\s7,\s2026/]) {
      expect(page).toMatch(said);
    }
    const again = { ...mine, seen: fieldValue(page, 'seen') };
    expect((await app.send(line, { as, form: again })).status).toBe(303);
    const entries = await app.em().find(BoardYearEntry, { year: year.id });
    expect(entries).toMatchObject([{ doneOn: '2026-01-07', doneBy: 'Priya Raman' }]);
    const stale = { intent: 'undo', seen };
    expect((await app.send(line, { as, form: stale })).status).toBe(409);
  });

  it('counts thirty days from a request for records', async () => {
    const { as, path, year } = await setUp();
    const request = { intent: 'request', year: year.id, receivedOn: '2026-02-10' };
    const later = { ...request, receivedOn: '2999-01-01' };
    expect((await app.send(path, { as, form: later })).status).toBe(400);
    expect((await app.send(path, { as, form: request })).status).toBe(303);
    const html = (await (await app.send(path, { as })).text()).replaceAll('\u00a0', ' ');
    expect(html).toContain('Due by March 12, 2026.');
    expect(html).toContain('Overdue');
    const [entry] = await app.em().find(BoardYearEntry, { year: year.id });
    const line = `${path}/${year.id}/${entry?.id}`;
    const answered = { ...done, doneOn: cityToday() };
    expect((await app.send(line, { as, form: answered })).status).toBe(303);
    expect(await app.em().find(BoardYearEntry, { year: year.id })).toMatchObject([
      { doneOn: cityToday(), doneBy: 'Luc Bergeron' },
    ]);
  });

  it.each([
    [31, 'Overdue'],
    [30, 'Due today'],
    [29, 'Due tomorrow'],
    [23, 'Due in 7 days'],
    [22, null],
  ])('marks what came in %i days ago as %s', async (daysAgo, mark) => {
    const { as, path, year } = await setUp();
    const receivedOn = new Date(Date.parse(cityToday()) - daysAgo * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const form = { intent: 'request', year: year.id, receivedOn };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const page = await app.send(`${path}?ends=${year.endsOn}`, { as });
    const html = (await page.text()).replaceAll('\u00a0', ' ');
    const line = html.slice(html.lastIndexOf('Request for records</a>')).split('</li>')[0] ?? '';
    const marks = ['Overdue', 'Due today', 'Due tomorrow', 'Due in 7 days', 'Due in 8 days'];
    expect(marks.filter((one) => line.includes(`>${one}<`))).toEqual(mark === null ? [] : [mark]);
  });

  it('has each year once, and follows its days', async () => {
    const { as, path, year, community } = await setUp();
    const taken = { intent: 'newYear', newEndsOn: '2026-12-31' };
    const refused = await app.send(path, { as, form: taken });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('There’s already a fiscal year with this last day');
    expect((await app.send(path, { as, form: { ...taken, newEndsOn: '2027-12-31' } })).status).toBe(
      303,
    );
    expect(await app.em().count(BoardYear, { community: community.id })).toBe(2);
    const moved = { intent: 'year', year: year.id, endsOn: '2026-12-31', meetingOn: '2027-05-20' };
    expect((await app.send(path, { as, form: moved })).status).toBe(303);
    const html = await (await app.send(`${path}?ends=2026-12-31`, { as })).text();
    expect(html.replaceAll('\u00a0', ' ')).toContain('Due by May 5, 2027.');
  });

  it('keeps what was typed beside another button, also once the year ends on another day', async () => {
    const { as, path, year } = await setUp();
    const about = 'Ana Reyes, minutes of 2025';
    const typed = { year: year.id, receivedOn: '2026-02-10', about };
    const moved = { ...typed, intent: 'year', endsOn: '2026-11-30', meetingOn: '' };
    const reply = await app.send(`${path}?ends=2026-12-31`, { as, form: moved });
    expect(reply.status).toBe(200);
    const html = await reply.text();
    expect(html).toContain('Not saved yet: what you wrote in the other fields.');
    expect(fieldValue(html, 'about')).toBe(about);
    expect(fieldValue(html, 'receivedOn')).toBe('2026-02-10');
    expect(fieldValue(html, 'year')).toBe(year.id);
    expect(fieldValue(html, 'endsOn')).toBe('2026-11-30');
    expect(html).toContain(`action="${path}?ends=2026-11-30"`);
    expect(await app.em().count(BoardYearEntry, { year: year.id })).toBe(0);
    // Enter sends what was filled in, and asks where that is more than one part.
    const enter = { ...typed, intent: 'enter', newEndsOn: '2029-12-31' };
    const asked = await app.send(path, { as, form: enter });
    expect(asked.status).toBe(400);
    expect(await asked.text()).toContain('You wrote in more than one part of this page.');
    expect((await app.send(path, { as, form: { ...typed, intent: 'enter' } })).status).toBe(303);
    const [entry] = await app.em().find(BoardYearEntry, { year: year.id });
    const one = `${path}/${year.id}/${entry?.id}`;
    const said = { receivedOn: '2026-02-10', __shown__receivedOn: '2026-02-10' };
    const words = { ...said, about: 'Ana Reyes, budget', __shown__about: about };
    const line = await app.send(one, { as, form: { ...done, ...words } });
    expect(line.status).toBe(200);
    expect(fieldValue(await line.text(), 'about')).toBe('Ana Reyes, budget');
    expect(await app.em().find(BoardYearEntry, { year: year.id })).toMatchObject([
      { about, doneBy: 'Luc Bergeron' },
    ]);
  });

  it('shows the days that somebody else saved meanwhile before they are saved over', async () => {
    const { as, path, year } = await setUp();
    const seen = '2026-12-31 2027-04-20';
    expect(await (await app.send(path, { as })).text()).toContain(`name="seen" value="${seen}"`);
    const form = { intent: 'year', year: year.id, endsOn: '2026-12-31', seen };
    const first = { ...form, meetingOn: '2027-05-20' };
    expect((await app.send(path, { as, form: first })).status).toBe(303);
    const late = await app.send(path, { as, form: { ...form, meetingOn: '2027-06-01' } });
    expect(late.status).toBe(409);
    const html = (await late.text()).replaceAll('\u00a0', ' ');
    for (const shown of ['Someone else changed these days', 'May 20, 2027', '2027-06-01']) {
      expect(html).toContain(shown);
    }
    expect(html).toContain('name="seen" value="2026-12-31 2027-05-20"');
    const again = { ...form, meetingOn: '2027-06-01', seen: '2026-12-31 2027-05-20' };
    expect((await app.send(path, { as, form: again })).status).toBe(303);
    const saved = await app.em().findOneOrFail(BoardYear, { id: year.id });
    expect(saved.meetingOn).toBe('2027-06-01');
  });

  it('opens on the year with what is overdue or due next, and names what is overdue elsewhere', async () => {
    const { as, path, community, year } = await setUp();
    const em = app.em();
    const old = em.create(BoardYear, { community, endsOn: '2020-12-31' });
    em.create(BoardYear, { community, endsOn: '2090-12-31' });
    await em.flush();
    const read = async (at: string) =>
      (await (await app.send(at, { as })).text()).replaceAll('\u00a0', ' ');
    const listed = (html: string) => /<h2 id="list">([^<]*)</.exec(html)?.[1];
    expect(listed(await read(path))).toBe('Fiscal year ending December 31, 2020');
    const next = await read(`${path}?ends=2090-12-31`);
    expect(listed(next)).toBe('Fiscal year ending December 31, 2090');
    expect(next).toContain('Overdue in other fiscal years');
    expect(next).toContain(`href="${path}/${old.id}/information-q1"`);
    expect(next).toContain('due by May 30, 2020 (fiscal year ending December 31, 2020)');
    expect(await read(`/manage/${community.slug}`)).toContain('Overdue tasks in the board’s year');
    const finish = (ended: { id: string }, duties: string[]) =>
      Promise.all(
        duties.map((duty) => app.send(`${path}/${ended.id}/${duty}`, { as, form: done })),
      );
    const quarters = ['information-q1', 'information-q3'];
    await finish(old, quarters);
    expect(listed(await read(path))).toBe('Fiscal year ending December 31, 2026');
    await finish(year, [...quarters, 'preliminary-notice', 'meeting-notice']);
    const html = await read(path);
    expect(listed(html)).toBe('Fiscal year ending December 31, 2090');
    expect(html).not.toContain('Overdue in other fiscal years');
    expect(await read(`/manage/${community.slug}`)).not.toContain('in the board’s year');
  });

  it('tells requests for records apart, and changes and removes them', async () => {
    const { as, path, line, year, community, ...people } = await setUp();
    const request = { intent: 'request', year: year.id, receivedOn: '2026-02-10' };
    const about = 'Ana Reyes, minutes of 2025';
    const long = { ...request, about: 'x'.repeat(121) };
    const refused = await app.send(path, { as, form: long });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Keep this to 120 characters');
    expect((await app.send(path, { as, form: { ...request, about } })).status).toBe(303);
    expect((await app.send(path, { as, form: request })).status).toBe(303);
    const entries = () =>
      app.em().find(BoardYearEntry, { year: year.id }, { orderBy: { createdAt: 1 } });
    expect(await entries()).toMatchObject([{ about }, { about: null }]);
    expect(await (await app.send(path, { as })).text()).toContain(`Request for records: ${about}`);
    const [first] = await entries();
    const one = `${path}/${year.id}/${first?.id}`;
    const opened = await (await app.send(one, { as })).text();
    const seen = fieldValue(opened, 'seen');
    const change = { intent: 'change', receivedOn: '2026-02-11', about: 'Ana Reyes, budget', seen };
    const resident = await app.signIn(people.resident);
    expect((await app.send(one, { as: resident, form: change })).status).toBe(403);
    // A duty of the year is no request.
    for (const form of [{ ...change, seen: '' }, { intent: 'remove' }]) {
      expect((await app.send(line, { as, form })).status).toBe(404);
    }
    expect((await app.send(one, { as, form: change })).status).toBe(303);
    expect(await entries()).toMatchObject([{ about: 'Ana Reyes, budget' }, { about: null }]);
    // Somebody else had the form open.
    for (const intent of ['change', 'remove']) {
      const stale = await app.send(one, { as, form: { ...change, about: 'Mine', intent } });
      expect(stale.status).toBe(409);
      expect(await stale.text()).toContain('Someone else changed this line');
    }
    expect((await app.send(one, { as, form: { intent: 'remove' } })).status).toBe(303);
    expect(await entries()).toMatchObject([{ about: null }]);
    expect((await app.send(one, { as })).status).toBe(404);
    const log = await app
      .em()
      .find(
        ModerationEvent,
        { community, subjectType: 'COMMUNITY' },
        { orderBy: { createdAt: 1 } },
      );
    expect(log.map(({ snapshot }) => snapshot)).toMatchObject([
      { about, receivedOn: '2026-02-10' },
      { about: null },
      { about: 'Ana Reyes, budget', before: { about, receivedOn: '2026-02-10' } },
      { about: 'Ana Reyes, budget', requestRemoved: true },
    ]);
    const lines = await (await app.send('/moderation/log', { as })).text();
    expect(lines).toContain('Removed from the board’s year');
  });
});
