import { ownCookie } from '#app/lib/http/cookies.server.ts';

const year = 365 * 24 * 60 * 60;

const themeCookie = () => ownCookie('theme', { maxAge: year });
const liteCookie = () => ownCookie('lite', { maxAge: year });

export type Theme = 'light' | 'dark';

/** The reader's theme: dark until another is chosen. */
export async function readTheme(request: Request): Promise<Theme> {
  const value: unknown = await themeCookie().parse(request.headers.get('Cookie'));
  return value === 'light' ? 'light' : 'dark';
}

/** The Set-Cookie header that keeps a theme for a year. */
export const themeHeader = (theme: Theme): Promise<string> => themeCookie().serialize(theme);

/** Whether pages come without scripts: by the browser's Save-Data or by the footer's switch. */
export async function readLite(request: Request): Promise<{ lite: boolean; savesData: boolean }> {
  const savesData = request.headers.get('Save-Data')?.toLowerCase() === 'on';
  const chosen: unknown = await liteCookie().parse(request.headers.get('Cookie'));
  return { lite: savesData || chosen === true, savesData };
}

/** The Set-Cookie header that keeps the footer's switch for a year. */
export const liteHeader = (lite: boolean): Promise<string> => liteCookie().serialize(lite);
