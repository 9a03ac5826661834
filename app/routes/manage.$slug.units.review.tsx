import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { ReviewForm } from '#app/features/residency/units/review/review-form.tsx';
import { reviewPage } from '#app/features/residency/units/review/review-page.server.ts';
import { submitReview } from '#app/features/residency/units/review/submit-review.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, ({ ctx, community }) => reviewPage(ctx, community));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, ({ ctx, request, ...managed }) => submitReview(ctx, request, managed));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, unitsDesk);
  const title = [t('review.title'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('summary') });
};

export default function ReviewUnits() {
  const t = useMessages(unitsDesk);
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <Desk
      community={page.community}
      section="units"
      above={[{ to: deskPath(page.community.slug, 'units'), label: t('title') }]}
      title={t('review.title')}
      lead={t('review.lead')}
    >
      <ReviewForm page={page} result={reply?.result} />
    </Desk>
  );
}
