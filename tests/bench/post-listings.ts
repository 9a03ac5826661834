/** Measures one write: posting a listing, by the form, as residents of one community. */
import { randomUUID } from 'node:crypto';
import type { Orm } from '#db/config.ts';
import { Community } from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { signIn } from '#tests/setup/sessions.ts';
import { load, percentiles, rate } from './load.ts';
import type { Row } from './measure-read.ts';
import { costBetween, settled, type CountedServer } from './server.ts';
import { hubSlug, type World } from './world.ts';

/** Nobody may post more within an hour (rules 5.4). */
const postsEach = 20;
export const postName = 'post a listing';
const warmUpPosts = 200;
const posts = 600;

/** New residents of the measured community with their sessions, enough for all the posts. */
export async function makeWriters(orm: Orm): Promise<string[]> {
  const em = orm.em.fork();
  const community = await em.findOneOrFail(Community, { slug: hubSlug });
  const people = Array.from({ length: (warmUpPosts + posts) / postsEach + 3 }, () => makeUser(em));
  for (const person of people) makeMembership(em, person, community);
  await em.flush();
  const cookies: string[] = [];
  for (const person of people) cookies.push(await signIn(em, person));
  return cookies;
}

export async function postListings(
  server: CountedServer,
  { origin, hub }: World,
  cookies: string[],
): Promise<Row> {
  let sent = 0;
  const post = (amount: number) =>
    load(
      {
        url: `${origin}${hub}/listings/new`,
        requests: [
          {
            method: 'POST',
            setupRequest(request) {
              const cookie = cookies[Math.floor(sent / postsEach)] ?? '';
              sent += 1;
              const { type, body } = form(sent);
              return { ...request, headers: { cookie, origin, 'Content-Type': type }, body };
            },
          },
        ],
        amount,
      },
      303,
    );
  await post(warmUpPosts);
  const before = await settled(server);
  const loads = [await post(posts)];
  const after = await settled(server);
  return {
    name: postName,
    rps: rate(loads),
    floorRps: null,
    ratio: null,
    ...percentiles(loads),
    ...costBetween(before, after),
    floorCpuMs: null,
    cpuRatio: null,
    bytes: 0,
    gzipBytes: 0,
  };
}

/** The form as a browser sends it, with a key of its own. */
function form(number: number): { type: string; body: string } {
  const boundary = `bench-${number}`;
  const fields = {
    idempotencyKey: randomUUID(),
    title: `A lamp, number ${number}`,
    description: 'A reading lamp with a new bulb. It stands in the lobby and can be seen any day.',
    price: '19.50',
    category: 'furniture',
    condition: 'GOOD',
    language: 'en',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}
