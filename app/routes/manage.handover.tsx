import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { HandoverForm, WaitingHandovers } from '#app/features/residency/handover/handover-form.tsx';
import { HandoverReviewForm } from '#app/features/residency/handover/handover-review.tsx';
import { handoverPage } from '#app/features/residency/handover/queries.server.ts';
import { submitHandover } from '#app/features/residency/handover/submit-handover.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { handover } from '#app/messages/en/handover.ts';
import { manage } from '#app/messages/en/manage.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => ({
    page: await handoverPage(ctx, url.searchParams.get('person')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, url, request }) => {
    await requireActorForForm(ctx, request, ['successor', 'onDay']);
    return submitHandover(ctx, request, url.searchParams.get('person'));
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, handover);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function HandOver() {
  const t = useMessages(handover);
  const desk = useMessages(manage);
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  const { communities, isOwn, person, waiting } = page;
  const review = reply && 'shown' in reply ? reply.shown?.review : null;
  if (reply && review) {
    return (
      <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
        <HandoverReviewForm page={page} review={review} result={reply.result} pending={pending} />
      </div>
    );
  }
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/manage', label: desk('title') }]} current={t('title')} />
        }
        title={isOwn ? t('title') : t('titleOf', { name: person.name })}
        lead={t('lead')}
      />
      {communities.length === 0 ? (
        <div className={layout.stack}>
          <p>{t(isOwn ? 'nothing' : 'nothingTheirs')}</p>
          <p>
            <Link to="/admin/people">{t('choosePerson')}</Link>
          </p>
        </div>
      ) : (
        <HandoverForm page={page} formKey={formKey} result={reply?.result} pending={pending} />
      )}
      <WaitingHandovers waiting={waiting} />
    </div>
  );
}
