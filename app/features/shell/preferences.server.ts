import { ownCookie } from '#app/lib/http/cookies.server.ts';

const year = 365 * 24 * 60 * 60;

const themeCookie = () => ownCookie('theme', { maxAge: year });
const liteCookie = () => ownCookie('lite', { maxAge: year });

export type Theme = 'light' | 'dark';

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
