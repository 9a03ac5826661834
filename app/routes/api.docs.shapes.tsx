import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { shapesPage } from '#app/features/site/api-docs/page.server.ts';
import { ShapesView } from '#app/features/site/api-docs/shapes-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { apiDocs } from '#app/messages/en/api-docs.ts';

export const handle = { scripts: false, sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => shapesPage(ctx.locale));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async () => {
    throw new AppError('method-not-allowed', 'http.pageMethodNotAllowed');
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, apiDocs);
  return privateMeta({ title: t('shapes'), description: t('shapesSummary') });
};

export default function ApiShapes() {
  return <ShapesView {...useLoaderData<typeof loader>()} />;
}
