import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

const pages = [
  'profile',
  'posts',
  'reports',
  'communities',
  'settings',
  'notifications',
  'calendar',
  'blocked',
  'security',
  'export',
  'delete',
] as const;

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    const { id } = requireActor(ctx, 'accounts.loginToSeeAccount');
    return { id };
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Account() {
  const t = useMessages(ownAccount);
  const { id } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PageIndex
        pages={pages.map((page) => ({
          to: page === 'profile' ? `/users/${id}` : `/account/${page}`,
          label: t(`index.${page}.title`),
          text: t(`index.${page}.text`),
        }))}
      />
    </div>
  );
}
