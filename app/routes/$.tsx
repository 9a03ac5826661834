import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The 404 page, for every address without a page. It sends no scripts. */
export const handle = { scripts: false };

const missing = async (): Promise<never> => {
  throw new AppError('not-found', 'http.noSuchPage');
};

export const loader = (args: LoaderFunctionArgs) => handlePage(args, missing);
export const action = (args: ActionFunctionArgs) => handlePage(args, missing);

/** The browser's list of routes is not the server's: what it does not have is loaded as a document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => undefined);
}

export default function Missing() {
  return null;
}
