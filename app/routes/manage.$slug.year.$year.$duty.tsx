import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { yearPath } from '#app/features/noticeboard/year/duty-path.ts';
import { LineForm } from '#app/features/noticeboard/year/line-form.tsx';
import { linePage } from '#app/features/noticeboard/year/queries.server.ts';
import { submitLine } from '#app/features/noticeboard/year/submit.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) => linePage(ctx, community, params));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community, params }) =>
    submitLine(ctx, request, { actor, community }, params),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, boardYear);
  const title = data ? t(`duties.${data.line.duty}.title`) : t('title');
  return privateMeta({ title: [title, data?.community.name ?? ''], description: t('lead') });
};

export default function YearLine() {
  const t = useMessages(boardYear);
  const page = useLoaderData<typeof loader>();
  const { community, year, line } = page;
  return (
    <Desk
      community={community}
      above={[{ to: yearPath(community.slug, year.endsOn), label: t('title') }]}
      title={t(`duties.${line.duty}.title`)}
    >
      <LineForm page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}
