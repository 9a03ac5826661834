import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { registerFilterIn } from '#app/features/residency/units/register/register-filter.ts';
import { unitRegister } from '#app/features/residency/units/register/register.server.ts';
import { RegisterView } from '#app/features/residency/units/register/register-view.tsx';
import { positionIn } from '#app/lib/db/read-page.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** It sends no scripts. */
export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url: { searchParams } }) => {
    const { slug, name, openedAt } = community;
    const filter = registerFilterIn(searchParams);
    return {
      community: { slug, name, isOpen: Boolean(openedAt) },
      register: await unitRegister(ctx.em, community, filter, positionIn(searchParams)),
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
