import { Form, useNavigation } from '@remix-run/react';
import { FileField } from '#app/features/noticeboard/records/desk/file-field.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { bookingsPath } from '../paths.ts';
import type { certificatePage } from './booking.server.ts';
import { BookingsFrame } from './bookings-frame.tsx';

/** The page on which somebody adds the certificate of insurance that a booking takes. */
export function CertificateView({
  page: { community, booking, leadsTo, formKey },
  reply,
}: {
  page: Awaited<ReturnType<typeof certificatePage>>;
  reply: FormReply | undefined;
}) {
  const t = useMessages(bookings);
  const lang = useLang()(booking.language);
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result);
  const here = {
    to: bookingsPath(community.slug, booking.placeId, booking.id),
    label: booking.name,
  };
  return (
    <BookingsFrame
      community={community}
      above={[{ ...here, lang }]}
      leadsTo={leadsTo}
      title={t('certificate.title')}
      lead={t('certificate.lead')}
    >
      <Form method="post" encType="multipart/form-data" noValidate className={layout.stack}>
        <ErrorSummary
          form={form}
          title={form.invalid.length > 0 ? undefined : t('certificate.notSaved')}
        />
        <FormKey form={form} fresh={formKey} />
        <FileField form={form} />
        <div>
          <Button pending={isSending && t('certificate.saving')}>{t('certificate.save')}</Button>
        </div>
      </Form>
    </BookingsFrame>
  );
}
