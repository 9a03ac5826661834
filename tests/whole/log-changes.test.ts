import { describe, expect, it } from 'vitest';
import { ModerationEvent, User } from '#db/entities/index.ts';
import type { LogAction, LogSubject } from '#db/enums.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Line = [
  subject: LogSubject,
  action: LogAction,
  snapshot: object,
  further?: { from?: string; to?: string; reason?: string },
];

/** A community whose log has these lines, as its board reads it on the page and in the file. */
async function logOf(lines: Line[]) {
  const hood = await makeNeighbourhood(app.em());
  const em = app.em();
  for (const [subjectType, action, snapshot, further = {}] of lines) {
    const { from = null, to = 'PUBLISHED', reason = null } = further;
    em.create(ModerationEvent, {
      subjectType,
      subjectId: crypto.randomUUID(),
      community: hood.community.id,
      actor: hood.board.id,
      actorRole: 'BOARD',
      action,
      fromStatus: from,
      toStatus: to,
      publicReason: reason,
      snapshot: { title: 'A line', ...snapshot },
    });
  }
  await em.flush();
  const as = await app.signIn(hood.board);
  const read = async (path: string, language: string) => {
    const headers = { cookie: `${as}; lang=${language}`, 'accept-language': language };
    const text = await (await app.send(path, { headers })).text();
    return text
      .replace(/<!-- -->/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'");
  };
  return { ...hood, read };
}

const page = '/moderation/log';
const file = '/moderation/log.csv';

describe('the values in the log (rules 3.10)', () => {
  it('are said before and after, in the language of the reader, on the page and in the file', async () => {
    const { read } = await logOf([
      [
        'COMMUNITY',
        'CHANGE',
        {
          changes: [
            { field: 'officeHours', before: null, after: '9 to 5' },
            { field: 'joinPolicy', before: 'APPROVAL', after: 'OPEN' },
            { field: 'requireModeration', before: true, after: false },
            { field: 'language', before: 'en', after: 'fr' },
          ],
        },
      ],
      [
        'MEMBER',
        'CHANGE',
        { unit: '306', tenure: 'OWNER', before: { unit: '305', tenure: 'TENANT' } },
      ],
      ['MEMBER', 'SCHEDULE', { unit: '12', endsOn: '2027-03-05' }],
      ['ROLE', 'SCHEDULE', { successor: 'Sam Successor', onDay: '2027-04-06' }],
      ['ROLE', 'GRANT', { moderates: true }, { from: 'RESIDENT', to: 'BOARD' }],
      ['UNIT', 'CHANGE', { floor: 2, newFloor: 3 }, { from: '201', to: '301' }],
      ['COMMUNITY', 'IMPORT', { importId: crypto.randomUUID(), created: 1200, errors: 0 }],
      ['DOCUMENT', 'CHANGE', { access: 'OWNERS', accessBefore: 'EVERYONE' }],
      ['NOTICE', 'CORRECT', { text: 'New words', before: { text: 'Old words' }, pinned: true }],
    ]);
    const english = [
      'Office hours: 9 to 5 (was empty)',
      'Who can join: Everyone (was People the board approves)',
      'Main language: French (was English)',
      'Unit: 306 (was 305)',
      'Owner or tenant: Owner (was Tenant)',
      'Last day of membership: March\u00a05, 2027',
      'Successor: Sam Successor',
      'Successor’s first day: April\u00a06, 2027',
      'Role: Board member (was Resident)',
      'Moderates the community: yes',
      'Unit name: 301 (was 201)',
      'Floor: 3 (was 2)',
      'New invitations: 1,200',
      'Who has access: Owners (was All members)',
      'Text: New words (was Old words)',
      'Pinned: yes',
    ];
    const inEnglish = await read(page, 'en');
    const inFile = await read(file, 'en');
    for (const words of english) {
      expect(inEnglish).toContain(words);
      expect(inFile).toContain(words);
    }
    expect(inFile).toContain('What changed');
    expect(inEnglish).not.toContain('Rows with errors');
    const main = inEnglish.slice(inEnglish.indexOf('<main'), inEnglish.indexOf('</main>'));
    for (const text of [main, inFile]) {
      expect(text).not.toMatch(/importId|TENANT|APPROVAL|EVERYONE|\{"/);
    }
    const french = await read(page, 'fr');
    for (const words of [
      'Unité\u00a0: 306 (avant\u00a0: 305)',
      'Dernier jour de l’adhésion\u00a0: 5\u00a0mars 2027',
    ]) {
      expect(french.replace(/ mars/g, '\u00a0mars')).toContain(words);
    }
  });

  it('name the entry of a booking that was undone, whom a request is for, and statuses in words', async () => {
    const hood = await logOf([
      ['BOOKING', 'CHANGE', {}, { from: 'KEY_OUT', to: 'UNDONE' }],
      ['REPORT', 'UPHOLD', { aboutId: crypto.randomUUID() }, { from: 'OPEN', to: 'UPHELD' }],
      ['REQUEST', 'CHANGE', { assigneeId: null }, { from: 'NEW', to: 'NEW' }],
    ]);
    const em = app.em();
    em.create(ModerationEvent, {
      ...{ subjectType: 'REQUEST', subjectId: crypto.randomUUID(), community: hood.community.id },
      ...{ actor: hood.board.id, actorRole: 'BOARD', action: 'CHANGE' },
      ...{ fromStatus: 'SEEN', toStatus: 'SEEN' },
      snapshot: { title: 'HC-1', assigneeId: hood.manager.id },
    });
    await em.flush();
    const [shown, saved] = [await hood.read(page, 'en'), await hood.read(file, 'en')];
    for (const text of [shown, saved]) {
      expect(text).toContain('Entry: Key given out');
      expect(text).toContain('Assigned to: nobody');
      expect(text).toContain(`Assigned to: ${hood.manager.name}`);
    }
    expect(saved).toContain('"Open","Upheld"');
    expect(saved).not.toMatch(/"OPEN"|"UPHELD"|"KEY_OUT"|"UNDONE"|"SEEN"/);
    expect(await hood.read(file, 'fr')).toContain('"En cours";"Maintien"');
  });

  it('name a change of role as what it is, for lines of any age, and not as an appeal', async () => {
    const { read } = await logOf([
      ['ROLE', 'GRANT', { moderates: true }, { from: 'RESIDENT', to: 'BOARD' }],
      ['ROLE', 'GRANT', {}, { from: 'MANAGER', to: 'RESIDENT' }],
      ['ROLE', 'GRANT', {}, { to: 'ADMIN' }],
      ['ROLE', 'GRANT', { moderates: false }, { from: 'BOARD', to: 'BOARD' }],
      ['ROLE', 'GRANT', { moderates: true }, { from: 'MANAGER', to: 'MANAGER' }],
      ['ROLE', 'SCHEDULE', { successor: 'Sam' }, { from: 'BOARD', to: 'BOARD' }],
      ['ROLE', 'UNDO', { successor: 'Sam' }, { from: 'BOARD', to: 'BOARD' }],
    ]);
    const words = {
      en: [
        'Role changed from resident to board member',
        'Role changed from manager to resident',
        'New role: administrator',
        'No longer a moderator',
        'Became a moderator',
        'Handover planned',
        'Handover cancelled',
      ],
      fr: [
        'Changement de rôle : de membre à membre du conseil',
        'Changement de rôle : de gestionnaire à membre',
        'Attribution du rôle : responsable du site',
        'Retrait du droit de modérer',
        'Attribution du droit de modérer',
        'Planification du passage de relais',
        'Annulation du passage de relais',
      ],
    };
    for (const language of ['en', 'fr'] as const) {
      const html = await read(page, language);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      for (const text of [main, await read(file, language)]) {
        for (const line of words[language]) {
          expect(text.replace(/\s/g, ' ')).toContain(line);
        }
        expect(text).not.toMatch(/appeal granted|contestation acceptée|mise en ligne prévue/i);
      }
    }
    expect(await read(`${page}?what=desk`, 'en')).toContain('New role: administrator');
    expect(await read(`${page}?what=decisions`, 'en')).not.toContain('New role: administrator');
  });

  it('leave out what they do not know, and take no odd value for a word', async () => {
    const { read } = await logOf([
      ['MEMBER', 'CHANGE', { unit: 7, tenure: 'SQUIRE', before: 'nonsense', endsOn: '2027-02-31' }],
      ['COMMUNITY', 'CHANGE', { changes: [{ field: 'secret', before: 1, after: 2 }] }],
      ['ROLE', 'GRANT', { moderates: 'yes' }, { from: 'RESIDENT', to: 'RESIDENT' }],
    ]);
    const html = await read(page, 'en');
    for (const words of [
      'SQUIRE',
      'nonsense',
      '2027-02-31',
      'secret',
      'Moderates the community:',
    ]) {
      expect(html).not.toContain(words);
    }
  });

  it('say what the author of an appeal wrote, and do not call it a reason', async () => {
    const { read } = await logOf([['LISTING', 'APPEAL', {}, { reason: 'It is my own lamp' }]]);
    const html = await read(page, 'en');
    expect(html).toContain('The author wrote: It is my own lamp');
    expect(html).not.toContain('Reason:');
  });

  it('call a successor who deletes the account as they are called now', async () => {
    const { read, neighbour } = await logOf([]);
    const hood = await logOf([
      ['ROLE', 'SCHEDULE', { successor: 'Nadia Neighbour', successorId: neighbour.id }],
    ]);
    expect(await hood.read(page, 'en')).toContain('Successor: Nadia Neighbour');
    await app.em().nativeUpdate(User, { id: neighbour.id }, { name: 'Former resident' });
    const html = await hood.read(page, 'en');
    expect(html).toContain('Successor: Former resident');
    expect(html).not.toContain('Nadia Neighbour');
    expect(await read(page, 'en')).not.toContain('Successor');
  });
});
