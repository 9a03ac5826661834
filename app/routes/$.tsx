import { AppError } from '#app/lib/errors.ts';
import { pageAction, pageLoader } from '#app/lib/form-route.server.ts';

/** Any address that is no page of ours: the 404 page, without scripts. */
export const handle = { scripts: false };

const missing = async (): Promise<never> => {
  throw new AppError('not-found', '');
};

export const loader = pageLoader(missing);
export const action = pageAction(missing);

export default function Missing() {
  return null;
}
