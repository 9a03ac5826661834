import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { EditorPage } from '#app/features/noticeboard/notices/editor/editor-page.tsx';
import { newNoticePage } from '#app/features/noticeboard/notices/editor/editor.server.ts';
import { submitNotice } from '#app/features/noticeboard/notices/desk/submit.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticeKinds } from '#db/enums.ts';

/** Its form carries files: the gate lets larger posts through. With scripts it shows the notice while it is written. */
export const handle = { files: true, form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url }) => {
    const asked = url.searchParams.get('kind');
    const kind = noticeKinds.find((each) => each === asked) ?? 'INFORMATION';
    return newNoticePage(ctx, community, { kind, query: url.searchParams });
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
