import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Consequences, EndingForm } from '#app/features/residency/ending/ending-view.tsx';
import { endingPage } from '#app/features/residency/ending/ending-page.server.ts';
import { submitEnding } from '#app/features/residency/ending/schedule-end.server.ts';
import { handleDeskForm } from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ending } from '#app/messages/en/ending.ts';
import { manage } from '#app/messages/en/manage.ts';
import { Moment } from '#app/ui/text/moment.tsx';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', membershipId = '' } }) => ({
    page: await endingPage(ctx, slug, membershipId),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, request, community, params }) => {
      const id = parseIdParam(params.membershipId, 'ending.notFound');
      return submitEnding(ctx, request, { slug: community.slug, id });
    },
    ['reason', 'endsOn'],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, ending);
  return privateMeta({
    title: [t('title'), data?.page.community.name ?? ''],
    description: t('summary'),
  });
};

export default function EndMembership() {
  const t = useMessages(ending);
  const desk = useMessages(manage);
  const unitLabel = useUnitLabel();
  const { longDate } = useFormats();
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  const { community, person, endsOn } = page;
  return (
    <Desk
      community={community}
      section="people"
      above={[{ to: deskPath(community.slug, 'people'), label: desk('sections.people') }]}
      title={t('titleOf', { name: person.name })}
      lead={t('lead', { unit: unitLabel(person.unit) })}
    >
      {endsOn && (
        <p>{t.rich('setTo', { day: <Moment at={endsOn.at} text={longDate(endsOn.at)} /> })}</p>
      )}
      <Consequences page={page} />
      <EndingForm page={page} formKey={formKey} result={reply?.result} pending={pending} />
    </Desk>
  );
}
