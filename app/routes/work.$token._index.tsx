import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  contractorPage,
  submitWorkDone,
} from '#app/features/building/requests/work-order/contractor-page.server.ts';
import { ContractorView } from '#app/features/building/requests/work-order/contractor-view.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { workOrder } from '#app/messages/en/work-order.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    contractorPage(ctx, await readSecret(request, params.token), params.token),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitWorkDone(ctx, request, await readSecret(request, params.token), params.token),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, workOrder);
  return privateMeta({
    title: t('title', { ref: data?.ref ?? '' }),
    description: t('summary'),
  });
};

export default function Work() {
  return (
    <ContractorView order={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
