import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { EditorPage } from '#app/features/noticeboard/notices/editor/editor-page.tsx';
import { editNoticePage } from '#app/features/noticeboard/notices/editor/editor.server.ts';
import { submitNotice } from '#app/features/noticeboard/notices/desk/submit.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';

/** Its form carries files: the gate lets larger posts through. With scripts it shows the notice while it is written. */
export const handle = { files: true, form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url, params: { slug = '', id = '' } }) =>
    editNoticePage(ctx, { slug, id }, url.searchParams),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitNotice(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDesk);
  return privateMeta({
    title: [data?.notice?.title ?? t('title'), data?.community.name ?? ''],
    description: t('lead'),
  });
};

export default EditorPage;
