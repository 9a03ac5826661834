import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/manage/access.server.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { unitRegister } from '#app/features/units/register/register.server.ts';
import { RegisterView } from '#app/features/units/register/register-view.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { unitsDesk } from '#app/messages/units-desk.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { id, slug, name, openedAt } = community;
    const unanswered = url.searchParams.get('show') === 'unanswered';
    return {
      community: { slug, name, isOpen: Boolean(openedAt) },
      register: await unitRegister(ctx.em, id, { unanswered }),
      show: unanswered ? ('unanswered' as const) : ('all' as const),
    };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, unitsDesk);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function Units() {
  return <RegisterView {...useLoaderData<typeof loader>()} />;
}
