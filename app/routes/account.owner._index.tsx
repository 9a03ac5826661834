import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownRecordsPage } from '#app/features/residency/owners/own-records.server.ts';
import { OwnRecords } from '#app/features/residency/owners/own-records.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { owners } from '#app/messages/en/owners.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ownRecordsPage(ctx));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, owners);
  return privateMeta({ title: t('own.title'), description: t('own.lead') });
};

export default function AccountOwner() {
  return <OwnRecords {...useLoaderData<typeof loader>()} />;
}
