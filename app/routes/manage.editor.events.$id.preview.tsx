import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { PreviewLine } from '#app/features/newsroom/editor/desk/preview-line.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { EventView } from '#app/features/newsroom/events/event-view.tsx';
import { eventPreview } from '#app/features/newsroom/events/queries.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    const id = parseIdParam(params.id, 'editorDesk.notFound');
    return { id, event: await eventPreview(ctx, id) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'events', data?.event.title);

export default function EventPreview() {
  const { id, event } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewLine kind="events" id={id} />
      <EventView event={event} />
    </>
  );
}
