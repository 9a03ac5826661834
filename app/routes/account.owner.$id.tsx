import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  ownRecordPage,
  submitOwnRecord,
} from '#app/features/residency/owners/own-records.server.ts';
import { OwnRecordForm } from '#app/features/residency/owners/own-records.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { owners } from '#app/messages/en/owners.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ownRecordPage(ctx, params.id));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) => {
    await requireActorForForm(ctx, request);
    return submitOwnRecord(ctx, request, params.id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, owners);
  return privateMeta({
    title: [t('own.title'), data?.record.units.join(', ') ?? ''],
    description: t('own.lead'),
  });
};

export default function AccountOwnerRecord() {
  return (
    <OwnRecordForm page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
