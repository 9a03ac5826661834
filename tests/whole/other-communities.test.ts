import { beforeAll, expect, it } from 'vitest';
import { Community, entities } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { readForms, type FoundForm } from '#tests/setup/found-forms.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeSweepWorld, type SweepWorld } from '#tests/setup/sweep-world.ts';

const app = testApp();

let world: SweepWorld;
/** The community of the world, and another one, which `otherBoard` moderates. */
let here: string;
let elsewhere: string;
beforeAll(async () => {
  world = await makeSweepWorld(app);
  const slugOf = async (name: string) =>
    (await app.em().findOneOrFail(Community, { name }, { fields: ['slug'] })).slug;
  [here, elsewhere] = [await slugOf('Juniper Court'), await slugOf('Alder House')];
});

/** Addresses of something in a community, with its id: of what is here, as if it were elsewhere. */
const addresses = () =>
  routeFiles()
    .filter(({ address }) =>
      /^\/(api\/)?(communities|manage)\/:(slug|community)\/.*:/.test(address),
    )
    .flatMap((route) => world.examples(route.address).map((path) => ({ ...route, path })))
    .map((route) => ({ ...route, moved: moved(route.path) }));

const moved = (path: string) => path.replace(`/${here}/`, `/${elsewhere}/`);

/** The same in both communities, as nobody made it. */
const everywhere = ['/documents/texts/rules/', '/skyline.svg'];

const isRefusal = ({ status, headers }: Response, at: string): boolean =>
  [401, 403, 404, 405, 410].includes(status) ||
  // What only takes forms leads to the page it is about, which is refused itself.
  (status === 302 && at.startsWith(headers.get('Location') ?? 'nowhere'));

async function fingerprint() {
  const em = app.em();
  const counts: [string, string][] = [];
  for (const entity of entities)
    counts.push([entity.meta.tableName ?? '', JSON.stringify(await em.find(entity as never, {}))]);
  return counts.filter(([table]) => table !== 'sessions');
}

/** What a form is sent with: its first button, and text in its fields. */
const sentOf = ({ given, typed, buttons: [button] }: FoundForm): Record<string, string> => ({
  ...Object.fromEntries(given),
  ...Object.fromEntries([...typed.keys()].map((name) => [name, 'typed'])),
  ...Object.fromEntries(button ? [button] : []),
});

it('opens nothing of a community at the address of another that one moderates', async () => {
  const found: string[] = [];
  for (const { moved: at, reads } of addresses()) {
    if (!reads || everywhere.some((part) => at.includes(part))) continue;
    const answer = await app.send(at, { as: world.cookies.otherBoard });
    if (!isRefusal(answer, at)) found.push(`${at}: ${answer.status}`);
    if ((await answer.text()).includes('Zz')) found.push(`${at} gives something away`);
  }
  expect(found).toEqual([]);
});

it('changes nothing of a community at the address of another that one moderates', async () => {
  const sent: { at: string; form: Record<string, string> }[] = [];
  for (const { path, moved: at, sends } of addresses()) {
    if (!sends || everywhere.some((part) => at.includes(part))) continue;
    const page = await app.send(path, { as: world.cookies.board });
    const { forms } = readForms(path, await page.text());
    const own = forms.filter(({ action }) => action.startsWith(path)).map(sentOf);
    for (const form of [{ intent: 'none' }, ...own]) sent.push({ at, form });
  }
  expect(sent.length).toBeGreaterThan(60);
  // Some pages write down what they show the first time that they are read.
  const before = await fingerprint();
  const found: string[] = [];
  for (const { at, form } of sent) {
    const answer = await app.send(at, { as: world.cookies.otherBoard, form });
    // Many forms are refused for their fields before it is looked for what they are about.
    if (!isRefusal(answer, at) && answer.status !== 400) found.push(`${at}: ${answer.status}`);
    if ((await answer.text()).includes('Zz')) found.push(`${at} gives something away`);
  }
  expect(found).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});
