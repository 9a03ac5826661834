import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { CardPreview } from '#app/features/newsroom/editor/placements/card-preview.tsx';
import { placementPreview } from '#app/features/newsroom/editor/placements/edit.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    placementPreview(ctx, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export const meta: MetaFunction = ({ matches }) => pieceMeta(matches, 'placements', undefined);

export default function PlacementPreview() {
  return <CardPreview {...useLoaderData<typeof loader>()} />;
}
