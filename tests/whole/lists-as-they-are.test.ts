import { describe, expect, it } from 'vitest';
import { OwnerConsent, Unit, UserCommunity } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A desk in a language, with these units in its register. */
async function setUp(locale: string, labels: string[] = []) {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  for (const [position, label] of labels.entries()) {
    em.create(Unit, { community, label, key: unitKey(label), position });
  }
  await em.flush();
  const as = await app.signIn(board);
  const headers = { 'Accept-Language': locale };
  const desk = `/manage/${community.slug}`;
  const read = async (path: string) => (await app.send(path, { as, headers })).text();
  const upload = async (content: string) => {
    const path = `${desk}/people/import`;
    const fields: [string, string | File][] = [
      ['idempotencyKey', fieldValue(await read(path), 'idempotencyKey')],
      ['text', ''],
      ['file', new File([content], 'list.csv', { type: 'text/csv' })],
    ];
    return (await app.handle(multipart(path, { as, fields }))).headers.get('Location') ?? '';
  };
  const send = async (list: string, form: Record<string, string>) =>
    expect((await app.send(list, { as, form })).status).toBe(303);
  return { community, desk, read, upload, send };
}

const wordsOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<\/?(?:bdi|span)[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

/** The same list in each language, with what its preview says. */
const lists = {
  en: {
    rows: [
      'Owners on November 1',
      '',
      'Unit,Name,Email,Phone,Status,Email notices since',
      '305,Ann Lee,ann@lists.example,,owner,"May 12, 2026"',
      'P2-14,Ann Lee,ann@lists.example,,owner,',
      '305,Bob Lee,ann@lists.example,,owner,12 May 2026',
      '306,"de la Cruz, María José",N/A,,owner,12-May-26',
      '307,Marie Roy,marie@café.ca,,owner,2026-05-12 00:00:00',
      'Unit,Name,Email,Phone,Status,Email notices since',
      '308,Cy Fox,613-555-0100,,owner,46154',
      '04-Mar,Dee Day,dee@lists.example,,owner,',
      '309 / L-7,Eve Poe,eve@lists.example,,owner,12/05/2026',
      '310,Fay May,ask Fay,-,squatter,',
      'Total: 131,,,,,',
    ],
    said: [
      '3 lines were left out: titles, repeated column names or totals.',
      'One more unit for the person in row 4',
      'Row 4 has the same email address, so it will be saved for that person only.',
      'We swapped the first and last names: the list has “de la Cruz, María José”.',
      'The phone number was in the email column.',
      'It may have been 3-4 or 4-3. Correct it in the list.',
      'It was beside another unit in the same cell.',
      'The email address isn’t valid, so it won’t be saved.',
      'We couldn’t tell whether this person is an owner or a tenant, so we left that field empty.',
    ],
    dayOrder: 'Which day is 12/05/2026?',
  },
  fr: {
    rows: [
      'Propriétaires au 1er novembre',
      '',
      'N° d’unité;Nom;Courriel;Téléphone;Statut;Avis par courriel depuis',
      '305;Ann Lee;ann@lists.example;;propriétaire;12 mai 2026',
      'P2-14;Ann Lee;ann@lists.example;;propriétaire;',
      '305;Bob Lee;ann@lists.example;;propriétaire;mai 12, 2026',
      '306;"de la Cruz, María José";s. o.;;propriétaire;12-mai-26',
      '307;Marie Roy;marie@café.ca;;propriétaire;2026-05-12 00:00:00',
      'N° d’unité;Nom;Courriel;Téléphone;Statut;Avis par courriel depuis',
      '308;Cy Fox;613-555-0100;;propriétaire;46154',
      '04-mars;Dee Day;dee@lists.example;;propriétaire;',
      '309 / Casier 7;Eve Poe;eve@lists.example;;propriétaire;12/05/2026',
      '310;Fay May;demander à Fay;aucun;squatteuse;',
      'Total : 131;;;;;',
    ],
    said: [
      '3 lignes ont été laissées de côté : des titres, des noms de colonnes répétés ou des totaux.',
      'Une unité de plus pour la personne de la ligne 4',
      'La ligne 4 a la même adresse courriel : elle ne sera enregistrée que pour cette personne-là.',
      'Nous avons inversé le nom et le prénom : la liste indique « de la Cruz, María José ».',
      'Le numéro de téléphone était dans la colonne des courriels.',
      'C’était peut-être 3-4 ou 4-3. Corrigez-la dans la liste.',
      'Elle était dans la même case qu’une autre unité.',
      'L’adresse courriel n’est pas valide : elle ne sera pas enregistrée.',
      'Nous n’avons pas compris si cette personne est propriétaire ou locataire : le champ reste vide.',
    ],
    dayOrder: 'Quel jour est le 12/05/2026 ?',
  },
} as const;

describe.each(['en', 'fr'] as const)(
  'a list as it is, in the language %s (rules 16.3)',
  (locale) => {
    const { rows, said, dayOrder } = lists[locale];

    it('is read cell by cell, asks about its days once, and loses nobody', async () => {
      const { community, upload, read, send } = await setUp(locale);
      const list = await upload(rows.join('\r\n'));
      const html = await read(list);
      const words = wordsOf(html);
      for (const line of said) expect(words).toContain(line);
      expect(words.split(dayOrder)).toHaveLength(2);
      expect(html.match(/<input[^>]*name="dayOrder"/g)).toHaveLength(2);

      const columns = Object.fromEntries(
        ['unit', 'name', 'email', 'phone', 'tenure', 'givenOn'].map((field, at) => [
          `columns.${field}`,
          String(at),
        ]),
      );
      await send(list, {
        intent: 'map',
        mapped: 'yes',
        hasHead: 'yes',
        dayOrder: 'DAY_FIRST',
        ...columns,
      });
      await send(list, { intent: 'save', addUnits: 'yes' });
      const invited = await app.em().find(UserCommunity, { community, state: 'INVITED' });
      expect(
        invited
          .map((one) => [one.condoUnit, one.inviteeName, one.inviteeEmail, one.inviteePhone])
          .sort(),
      ).toEqual([
        ['305', 'Ann Lee', 'ann@lists.example', null],
        ['305', 'Bob Lee', null, null],
        ['306', 'María José de la Cruz', null, null],
        ['307', 'Marie Roy', 'marie@xn--caf-dma.ca', null],
        ['308', 'Cy Fox', null, '613-555-0100'],
        ['309', 'Eve Poe', 'eve@lists.example', null],
        ['310', 'Fay May', null, null],
      ]);
      const kinds = await app.em().find(Unit, { community, kind: { $ne: 'HOME' } });
      expect(kinds.map(({ label, kind }) => [label, kind]).sort()).toEqual([
        [locale === 'en' ? 'L-7' : 'Casier 7', 'LOCKER'],
        ['P2-14', 'PARKING'],
      ]);
      const given = await app
        .em()
        .find(OwnerConsent, { owner: { community } }, { populate: ['owner'] });
      expect(given.map(({ owner, givenOn }) => [owner.unwrap().name, givenOn]).sort()).toEqual(
        ['Ann Lee', 'Bob Lee', 'Cy Fox', 'Eve Poe', 'Marie Roy', 'María José de la Cruz'].map(
          (name) => [name, '2026-05-12'],
        ),
      );
    });

    it('comes back from our own file as itself, with the marks between its figures', async () => {
      const labels = ['3-4', '1-21', '12-1', '121', '301-302', 'PH-02'];
      const { community, desk, upload, read, send } = await setUp(locale, labels);
      const people = labels.map((label, at) => `${label},Person ${at},person${at}@own.example`);
      await send(await upload(['Unit,Name,Email', ...people].join('\n')), { intent: 'save' });
      const invited = () =>
        app.em().find(UserCommunity, { community, state: 'INVITED' }, { orderBy: { id: 'asc' } });
      const before = (await invited()).map(({ id, condoUnit }) => [id, condoUnit]);
      expect(before.map(([, unit]) => unit).sort()).toEqual(labels.toSorted());
      const again = await upload(await read(`${desk}/people.csv?show=invited`));
      expect(wordsOf(await read(again))).toContain(
        locale === 'en' ? 'Nothing in this list is new' : 'Cette liste ne contient rien de nouveau',
      );
      await send(again, { intent: 'save' });
      expect((await invited()).map(({ id, condoUnit }) => [id, condoUnit])).toEqual(before);
    });
  },
);
