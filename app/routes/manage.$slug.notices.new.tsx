import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { EditorPage } from '#app/features/noticeboard/notices/editor/editor-page.tsx';
import { newNoticePage } from '#app/features/noticeboard/notices/editor/editor.server.ts';
import { submitNotice } from '#app/features/noticeboard/notices/desk/submit.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticeKinds } from '#db/enums.ts';

/** Its form carries files: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const asked = url.searchParams.get('kind');
    const kind = noticeKinds.find((each) => each === asked) ?? 'INFORMATION';
    return newNoticePage(ctx, params.slug ?? '', kind);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitNotice(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDesk);
  const community = data?.community.name ?? '';
  return privateMeta({
    title: [t('newTitle'), community],
    description: t('newSummary', { community }),
  });
};

export default EditorPage;
