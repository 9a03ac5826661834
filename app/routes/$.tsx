import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The 404 page, for every address without a page. It sends no scripts. */
export const handle = { scripts: false };

const missing = async (): Promise<never> => {
  throw new AppError('not-found', 'http.noSuchPage');
};

export const loader = (args: LoaderFunctionArgs) => handlePage(args, missing);
export const action = (args: ActionFunctionArgs) => handlePage(args, missing);

export default function Missing() {
  return null;
}
