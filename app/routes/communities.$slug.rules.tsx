import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BackToHub, TextSections } from '#app/features/communities/community-text.tsx';
import { houseRules } from '#app/features/communities/documents.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    rules: await houseRules(ctx, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: data?.rules.title ?? 'House rules',
    description: data?.rules.lead ?? 'What holds in the building.',
  });

export default function HouseRules() {
  const { rules } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={<BackToHub community={rules.community} />}
        title={rules.title}
        lead={rules.lead}
      />
      <TextSections text={rules} />
    </div>
  );
}
