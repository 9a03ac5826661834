import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { env } from '#app/lib/env.server.ts';
import { ownCookie } from '#app/lib/http/cookies.server.ts';

const year = 365 * 24 * 60 * 60;
/** A household shares a browser. The one who was away longest is forgotten first. */
const mostPeople = 8;

const knownCookie = () => ownCookie('known', { maxAge: 2 * year });
const marksSchema = z.array(z.string().max(32)).max(mostPeople).catch([]);

/** Whether a person has logged in on this browser before. */
export const isKnownBrowser = async (request: Request, userId: string): Promise<boolean> =>
  (await marksIn(request)).includes(markOf(userId));

/** The Set-Cookie header that marks the browser as known. It stays after logging out. */
export async function rememberBrowser(request: Request, userId: string): Promise<string> {
  const mark = markOf(userId);
  const others = (await marksIn(request)).filter((one) => one !== mark);
  return knownCookie().serialize([mark, ...others].slice(0, mostPeople));
}

const marksIn = async (request: Request): Promise<string[]> =>
  marksSchema.parse(await knownCookie().parse(request.headers.get('Cookie')));

/** The mark of a person, which only this server can make. */
const markOf = (userId: string): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`known-browser:${userId}`)
    .digest('base64url')
    .slice(0, 22);
