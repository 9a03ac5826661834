import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { PlacementFields } from '#app/features/newsroom/editor/placements/placement-fields.tsx';
import {
  placementEditorPage,
  submitPlacement,
} from '#app/features/newsroom/editor/placements/edit.server.ts';
import { PiecePage } from '#app/features/newsroom/editor/forms/piece-page.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => placementEditorPage(ctx, null));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitPlacement({ ctx, request }, null));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'placements', data?.piece?.title);

export default function NewPlacement() {
  return (
    <PiecePage
      kind="placements"
      page={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
      sending={useNavigation().formData}
    >
      {(form) => <PlacementFields form={form} />}
    </PiecePage>
  );
}
