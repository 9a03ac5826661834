import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { handleDeskForm } from '#app/features/communities/manage/desk-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { LettersView } from '#app/features/residency/units/letters/letters-view.tsx';
import { lettersPage } from '#app/features/residency/units/letters/queries.server.ts';
import { submitCodes } from '#app/features/residency/units/letters/submit-codes.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { letters } from '#app/messages/en/letters.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const asked = {
      chosen: url.searchParams.getAll('units').join(', '),
      search: (url.searchParams.get('q') ?? '').trim().slice(0, 40),
      position: positionIn(url.searchParams),
    };
    return { page: await lettersPage(ctx, params.slug ?? '', asked), formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community: { slug }, request }) => submitCodes(ctx, request, slug),
    ['units', 'ticked'],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, letters);
  return privateMeta({
    title: [t('title'), data?.page.community.name ?? ''],
    description: t('lead'),
  });
};

export default function Letters() {
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <LettersView
      {...{ page, formKey, pending }}
      result={reply?.result}
      replaces={reply?.replaces ?? null}
    />
  );
}
