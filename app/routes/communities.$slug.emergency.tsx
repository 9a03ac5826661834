import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BackToHub, TextSections } from '#app/features/communities/community-text.tsx';
import { emergencyPage } from '#app/features/communities/documents.server.ts';
import * as styles from '#app/features/communities/hub.css.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { button } from '#app/ui/button.css.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => emergencyPage(ctx, params.slug ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: ['Emergency', data?.community.name ?? 'Community'],
    description: 'Whom to call, and what to do.',
  });

export default function Emergency() {
  const { community, phone, managerPhone, pdfUrl, plan } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader above={<BackToHub community={community} />} title="Emergency" lead={plan?.lead} />
      <dl>
        <Number label="Fire, police, ambulance" number="911" />
        {phone && <Number label="The building, after hours" number={phone} />}
        {managerPhone && <Number label="Property manager, office hours" number={managerPhone} />}
      </dl>
      {pdfUrl && (
        <p>
          <a href={pdfUrl} target="_blank" rel="noreferrer" className={button.quiet}>
            Open the plan as a PDF, in a new tab
          </a>
        </p>
      )}
      {plan && <TextSections text={plan} />}
    </div>
  );
}

function Number({ label, number }: { label: string; number: string }) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>
        <a className={styles.day} href={`tel:${number}`}>
          {number}
        </a>
      </dd>
    </div>
  );
}
