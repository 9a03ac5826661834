import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { letterPage, submitBlock } from '#app/features/posts/neighbours/blocks/blocks.server.ts';
import { LetterView } from '#app/features/posts/neighbours/blocks/letter-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { neighbours } from '#app/messages/en/neighbours.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    letterPage(ctx, await readSecret(request, params.token), params.token),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitBlock(ctx, request, await readSecret(request, params.token)),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, neighbours);
  const name = data?.letter?.sender;
  const title = name ? t('received.title', { name }) : t('received.unknown');
  return privateMeta({ title, description: title });
};

export default function Letter() {
  return <LetterView {...useLoaderData<typeof loader>()} />;
}
