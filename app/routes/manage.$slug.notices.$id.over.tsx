import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noticePath } from '#app/features/noticeboard/notices/desk/paths.ts';
import { endPage, submitEnd } from '#app/features/noticeboard/notices/ending/end.server.ts';
import { EndView } from '#app/features/noticeboard/notices/ending/end-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { emergencies } from '#app/messages/en/emergencies.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' } }) => {
    const page = await endPage(ctx, { slug, id });
    // The notice's own page says how it stands.
    if (!page) throw redirect(noticePath(slug, id));
    return page;
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitEnd(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, emergencies);
  return privateMeta({
    title: [t('over'), data?.notice.title ?? ''],
    description: t('summary', { community: data?.community.name ?? '' }),
  });
};

export default function Over() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <EndView page={page} reply={reply} />;
}
