import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { OperatorMissing } from '#app/features/communities/operator/operator-missing.tsx';
import { isOperatorMissing } from '#app/features/communities/operator/queries.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { OpeningView } from '#app/features/residency/opening/opening-view.tsx';
import { openingSteps, submitOpening } from '#app/features/residency/opening/open.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { opening } from '#app/messages/en/opening.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => {
    const { slug, name, openedAt } = community;
    const [steps, operatorMissing] = await Promise.all([
      openingSteps(ctx.em, community),
      isOperatorMissing(ctx),
    ]);
    return {
      community: { slug, name },
      steps,
      operatorMissing,
      isOpen: Boolean(openedAt),
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, request, actor, community }) => submitOpening(ctx, request, { actor, community }),
    // Its forms are buttons, which have to be pressed again after a login.
    [],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, opening);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function Opening() {
  const t = useMessages(opening);
  const { community, steps, isOpen, operatorMissing } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <Desk community={community} title={t('title')} lead={isOpen ? undefined : t('lead')}>
      <OperatorMissing missing={operatorMissing} />
      <OpeningView slug={community.slug} steps={steps} isOpen={isOpen} result={reply?.result} />
    </Desk>
  );
}
