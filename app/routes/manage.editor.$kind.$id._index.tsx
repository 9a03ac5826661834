import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { editedIn } from '#app/features/newsroom/editor/access.server.ts';
import { editors } from '#app/features/newsroom/editor/editors.server.ts';
import { PiecePage } from '#app/features/newsroom/editor/forms/piece-page.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/pieces.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed; its pictures let larger posts through the gate. */
export const handle = { form: true, photos: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { kind, id } = editedIn(params);
    return { kind, page: await editors[kind].page(ctx, id) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const { kind, id } = editedIn(params);
    return editors[kind].submit({ ctx, request }, id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, data?.kind ?? 'newsletters', data?.page.piece?.heading.title);

export default function EditPiece() {
  return <PiecePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
