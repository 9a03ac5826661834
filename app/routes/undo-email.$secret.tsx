import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  addressPage,
  undoAddressChange,
} from '#app/features/accounts/login/address/address-links.server.ts';
import { AddressView } from '#app/features/accounts/login/address/address-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { address } from '#app/messages/en/address.ts';

/** Reached from letters, and plain. */
export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    addressPage(ctx, request, {
      purpose: 'UNDO_EMAIL',
      secret: await readSecret(request, params.secret),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    undoAddressChange(ctx, request, await readSecret(request, params.secret)),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title = metaMessages(matches, address)(data?.email ? 'undo.title' : 'over');
  return privateMeta({ title, description: title });
};

export default function UndoEmail() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <AddressView kind="undo" email={reply ? reply.email : page.email} pending={pending} />;
}
