import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { handleDeskForm } from '#app/features/communities/manage/desk-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import {
  changeUnitCode,
  unitCodeSchema,
} from '#app/features/residency/units/letters/commands.server.ts';
import { unitLetterPage } from '#app/features/residency/units/letters/queries.server.ts';
import { UnitLetterView } from '#app/features/residency/units/letters/unit-letter-view.tsx';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { letters } from '#app/messages/en/letters.ts';

export const handle = { scripts: false };

/** The page has a code on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', unitId = '' } }) =>
    data(
      { page: await unitLetterPage(ctx, slug, unitId), formKey: newFormKey() },
      { headers: { 'Cache-Control': 'private, no-store' } },
    ),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community: { slug }, params, request }) => {
      const unitId = parseIdParam(params.unitId, 'letters.unitNotFound');
      return submitForm(ctx, request, {
        schema: unitCodeSchema,
        run: (values, inside) => changeUnitCode(inside, slug, unitId, values),
        respond: ({ done }) =>
          redirectWithToast(`/manage/${slug}/letters/${unitId}`, {
            title: translate(ctx.locale, `letters.${done}.title`),
            description: translate(ctx.locale, `letters.${done}.description`),
          }),
      });
    },
    [],
  );

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const t = metaMessages(matches, letters);
  return privateMeta({
    title: [loaded?.page.unit.label ?? '', t('title')],
    description: t('oneLead'),
  });
};

export default function UnitLetter() {
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <UnitLetterView {...{ page, formKey, pending }} result={reply?.result} />;
}
