import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { letterFiles } from '#app/features/mail/transport/files.server.ts';
import { privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useFormats } from '#app/lib/i18n/use-messages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async () => ({ letters: await letterFiles() }));

const title = 'DATA_DIR/mail';

export const meta: MetaFunction = () => privateMeta({ title, description: title });

/** The letters that lie in the data folder: for who works on the product, and never in production. */
export default function DevMail() {
  const { letters } = useLoaderData<typeof loader>();
  const { fullDateTime } = useFormats();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={title} />
      <ul className={layout.stack}>
        {letters.map(({ id, to, subject, at }) => (
          <li key={id}>
            <a href={`/dev/mail/${id}`}>{subject}</a> · {to} · {fullDateTime(at)}
          </li>
        ))}
      </ul>
    </div>
  );
}
