import Negotiator from 'negotiator';
import { ownCookie } from '../http/cookies.server.ts';
import { isApiRequest } from '../http/addresses.ts';
import { defaultLocale, isLocale, type Locale } from './locale.ts';

const year = 365 * 24 * 60 * 60;

const languageCookie = () => ownCookie('language', { maxAge: year });

/** The Set-Cookie header that keeps a language on this browser for a year. */
export const languageHeader = (locale: Locale): Promise<string> =>
  languageCookie().serialize(locale);

/**
 * The language to answer a request in: the one that the account has, else the one chosen on this
 * browser, else what its `Accept-Language` prefers, else English. A program that makes calls says
 * in its header what it wants, so there the header comes first.
 */
export async function localeOf(request: Request, account: Locale | null = null): Promise<Locale> {
  const chosen = account ?? (await languageInCookie(request));
  const preferred = languageInHeader(request);
  return (isApiRequest(request) ? (preferred ?? chosen) : (chosen ?? preferred)) ?? defaultLocale;
}

/** The language that a browser has chosen or that a call asks for; null where nobody has said. */
export const chosenLocale = async (request: Request): Promise<Locale | null> =>
  (isApiRequest(request) ? languageInHeader(request) : null) ?? (await languageInCookie(request));

/** The language chosen on this browser; null when none was. */
async function languageInCookie(request: Request): Promise<Locale | null> {
  const value: unknown = await languageCookie().parse(request.headers.get('Cookie'));
  return isLocale(value) ? value : null;
}

function languageInHeader(request: Request): Locale | null {
  const header = request.headers.get('Accept-Language');
  if (header === null) return null;
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).languages();
  return accepted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) ?? null;
}
