import { createCookie, redirect, type Cookie, type CookieOptions } from '@remix-run/node';
import Negotiator from 'negotiator';
import { env } from '../env.server.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locale.ts';
import { processSingleton } from '../process/keep.server.ts';
import { isApiRequest, safeRedirect } from './addresses.ts';

/**
 * A cookie of our own: for the whole site, hidden from scripts, not sent with other sites' forms.
 * Over https it is Secure, and its name binds it to this host.
 */
export function ownCookie(name: string, options: CookieOptions): Cookie {
  return processSingleton(`cookie-${name}`, () =>
    createCookie(ownCookieName(name), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure(),
      ...options,
    }),
  );
}

/** What a cookie of our own is called. */
export const ownCookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

const isSecure = (): boolean => env().appUrl.startsWith('https:');

const year = 365 * 24 * 60 * 60;

/** What a browser keeps of how it wants its pages. */
const languageCookie = () => ownCookie('language', { maxAge: year });
const themeCookie = () => ownCookie('theme', { maxAge: year });
const liteCookie = () => ownCookie('lite', { maxAge: year });

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

type Theme = 'light' | 'dark';

/** The visitor's theme: dark by default. */
export async function readTheme(request: Request): Promise<Theme> {
  const value: unknown = await themeCookie().parse(request.headers.get('Cookie'));
  return value === 'light' ? 'light' : 'dark';
}

/** The Set-Cookie header that saves a theme for a year. */
export const themeHeader = (theme: Theme): Promise<string> => themeCookie().serialize(theme);

/** Whether pages come without scripts, because of Save-Data or the footer's Lite switch. */
export async function readLite(request: Request): Promise<{ lite: boolean; savesData: boolean }> {
  const savesData = request.headers.get('Save-Data')?.toLowerCase() === 'on';
  const chosen: unknown = await liteCookie().parse(request.headers.get('Cookie'));
  return { lite: savesData || chosen === true, savesData };
}

/** The Set-Cookie header that saves the Lite switch for a year. */
export const liteHeader = (lite: boolean): Promise<string> => liteCookie().serialize(lite);

/**
 * The response to a form of the frame that saves a preference: back to its page (303), or, where it
 * says so, nothing at all (204), with which the browser keeps the page and what was typed on it.
 */
export function savedPreference(form: FormData, cookie: string): Response {
  const headers = { 'Set-Cookie': cookie };
  return form.get('stay') === 'yes'
    ? new Response(null, { status: 204, headers })
    : redirect(safeRedirect(form.get('redirectTo')), { status: 303, headers });
}
