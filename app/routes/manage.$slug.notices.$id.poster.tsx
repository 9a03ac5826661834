import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { posterPage } from '#app/features/noticeboard/notices/poster/poster-page.server.ts';
import { PosterView } from '#app/features/noticeboard/notices/poster/poster-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    posterPage(ctx, { slug, id }),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDelivery);
  return privateMeta({
    title: [t('posterTitle'), data?.notice.title ?? ''],
    description: t('posterLead'),
  });
};

export default function Poster() {
  return <PosterView {...useLoaderData<typeof loader>()} />;
}
