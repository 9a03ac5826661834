import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleView } from '#app/features/newsroom/articles/article-view.tsx';
import { articlePreview } from '#app/features/newsroom/articles/queries.server.ts';
import { pieceIn, requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { contractorPreview } from '#app/features/newsroom/editor/contractors.server.ts';
import { pieceMeta } from '#app/features/newsroom/editor/pieces.ts';
import { placementPreview } from '#app/features/newsroom/editor/placements.server.ts';
import {
  CardPreview,
  ContractorPreview,
  PreviewLine,
} from '#app/features/newsroom/editor/preview.tsx';
import { EventView } from '#app/features/newsroom/events/event-view.tsx';
import { eventPreview } from '#app/features/newsroom/events/queries.server.ts';
import { issuePreview } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { IssueView } from '#app/features/newsroom/newsletters/issue-view.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    const { kind, id } = pieceIn(params);
    switch (kind) {
      case 'newsletters':
        return { kind, id, issue: await issuePreview(ctx, id) };
      case 'events':
        return { kind, id, event: await eventPreview(ctx, id) };
      case 'articles':
        return { kind, id, article: await articlePreview(ctx, id) };
      case 'placements':
        return { kind, id, placement: await placementPreview(ctx, id) };
      case 'contractors':
        return { kind, id, contractor: await contractorPreview(ctx, id) };
    }
  });

type Preview = Awaited<ReturnType<typeof loader>>;

function titleOf(preview: Preview): string | undefined {
  switch (preview.kind) {
    case 'newsletters':
      return preview.issue.issue.title;
    case 'events':
      return preview.event.title;
    case 'articles':
      return preview.article.title;
    case 'contractors':
      return preview.contractor.name;
    case 'placements':
      return undefined;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, data?.kind ?? 'newsletters', data && titleOf(data));

export default function PiecePreview() {
  const preview = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewLine kind={preview.kind} id={preview.id} />
      {preview.kind === 'newsletters' && <IssueView {...preview.issue} />}
      {preview.kind === 'events' && <EventView event={preview.event} />}
      {preview.kind === 'articles' && <ArticleView article={preview.article} />}
      {preview.kind === 'placements' && <CardPreview {...preview.placement} />}
      {preview.kind === 'contractors' && <ContractorPreview contractor={preview.contractor} />}
    </>
  );
}
