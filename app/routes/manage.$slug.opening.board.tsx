import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { boardOf, submitBoardMember } from '#app/features/residency/opening/board.server.ts';
import { BoardView } from '#app/features/residency/opening/board-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { opening } from '#app/messages/en/opening.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community: { id, slug, name } }) => ({
    community: { slug, name },
    board: await boardOf(ctx.em, id),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, community }) =>
    submitBoardMember(ctx, request, community),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, opening);
  const title = [t('board.title'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('board.lead', { days: invitationDays }) });
};

export default function OpeningBoard() {
  const t = useMessages(opening);
  const { community, board, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const invitation = reply && 'invitation' in reply ? reply.invitation : undefined;
  return (
    <Desk
      community={community}
      above={[{ to: `${deskPath(community.slug)}/opening`, label: t('title') }]}
      title={t('board.title')}
      lead={t('board.lead', { days: invitationDays })}
    >
      <BoardView
        slug={community.slug}
        board={board}
        formKey={formKey}
        result={reply?.result}
        invitation={invitation}
        pending={useNavigation().formMethod === 'POST'}
      />
    </Desk>
  );
}
