import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArchiveView } from '#app/features/newsletters/archive-view.tsx';
import { readArchive } from '#app/features/newsletters/issues.server.ts';
import { publicMeta } from '#app/features/shell/metadata.ts';

export const handle = { scripts: false };

export const loader = () => readArchive();

export const meta: MetaFunction = (args) =>
  publicMeta(args, {
    title: 'Newsletter Archives',
    description:
      'Every issue of the Local Link newsletter, with trusted contractors, local discoveries, seasonal recipes and condo advice.',
  });

export default function Archives() {
  return <ArchiveView {...useLoaderData<typeof loader>()} />;
}
