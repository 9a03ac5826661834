import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  newRequestPage,
  submitNewRequest,
} from '#app/features/building/requests/new-request/new-request.server.ts';
import { NewRequestPage } from '#app/features/building/requests/new-request/new-request-page.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newRequest } from '#app/messages/en/new-request.ts';

/** Its form carries photos: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => newRequestPage(page));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitNewRequest(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, newRequest);
  const title = [t('title'), ...(data ? [data.community.name] : [])];
  return privateMeta({ title, description: t('summary') });
};

export default NewRequestPage;
