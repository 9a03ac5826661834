import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeService } from '#app/messages/en/notice-service.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { cameBackForm, cameThroughForm } from './service-entry.tsx';
import type { ServicePage } from './service-page.server.ts';

/** The day on which an email came back, for the buttons beside those who were served by it. */
export function CameBack({ page, reply }: { page: ServicePage; reply: FormReply | undefined }) {
  const t = useMessages(noticeService);
  const { rows, today, formKey } = page;
  if (!rows.items.some(({ status }) => status.isServed && status.way === 'EMAIL')) return null;
  const isPosted = reply?.result.initialValue?.intent === 'cameBack';
  const form = formState(isPosted ? reply?.result : undefined, { day: today }, 'came-back-');
  return (
    <section aria-labelledby="came-back-title" className={layout.stack}>
      <h2 id="came-back-title">{t('cameBackTitle')}</h2>
      <p>{t('cameBackLead')}</p>
      <Form method="post" id={cameBackForm} className={layout.stack}>
        <FormKey form={form} fresh={`${formKey}-came-back`} />
        <input type="hidden" name="intent" value="cameBack" />
        <TextField label={t('cameBackDay')} type="date" max={today} field={form.field('day')} />
      </Form>
    </section>
  );
}

/** The form of the buttons that take back that an email came back. */
export function CameThrough({ page: { rows, formKey } }: { page: ServicePage }) {
  if (!rows.items.some(({ cameBackOn, status }) => cameBackOn && !status.isServed)) return null;
  return (
    <Form method="post" id={cameThroughForm}>
      <FormKey form={formState(null)} fresh={`${formKey}-came-through`} />
      <input type="hidden" name="intent" value="cameThrough" />
    </Form>
  );
}
