import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  certificatePage,
  submitCertificate,
} from '#app/features/building/bookings/resident/booking.server.ts';
import { CertificateView } from '#app/features/building/bookings/resident/certificate-view.tsx';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookings } from '#app/messages/en/bookings.ts';

/** Its form carries a file: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    certificatePage(ctx, { slug: params.slug ?? '', id: params.id }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitCertificate(ctx, request, { slug: params.slug ?? '', id: params.id });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookings);
  return privateMeta({
    title: [t('certificate.title'), ...(data ? [data.booking.name] : [])],
    description: t('certificate.lead'),
  });
};

export default function Certificate() {
  return (
    <CertificateView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
