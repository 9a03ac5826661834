import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CalendarAddressView } from '#app/features/site/calendars/own/address-view.tsx';
import {
  ownAddress,
  submitAddress,
} from '#app/features/site/calendars/own/submit-address.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { calendars } from '#app/messages/en/calendars.ts';

export const handle = { scripts: false };

/** The page has a secret on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) =>
    data(await ownAddress(ctx), { headers: { 'Cache-Control': 'private, no-store' } }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitAddress(ctx, request);
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, calendars);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function OwnCalendar() {
  return <CalendarAddressView {...useLoaderData<typeof loader>()} />;
}
