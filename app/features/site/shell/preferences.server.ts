import { redirect } from '@remix-run/node';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { ownCookie } from '#app/lib/http/cookies.server.ts';

const year = 365 * 24 * 60 * 60;

const themeCookie = () => ownCookie('theme', { maxAge: year });
const liteCookie = () => ownCookie('lite', { maxAge: year });

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
