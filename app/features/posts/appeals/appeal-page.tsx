import type { MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { appeals } from '#app/messages/en/appeals.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { appealLength } from './limits.ts';
import type { loadAppeal } from './submit-appeal.server.ts';

export const appealMeta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, appeals);
  return privateMeta({ title: t('title'), description: t('lead') });
};

/** The form with which an author appeals against a decision. */
export function AppealPage() {
  const { appealed, formKey } = useLoaderData<typeof loadAppeal>();
  const { path, title, language, action, at, entry, reason } = appealed;
  const reply = useActionData<FormReply>();
  const t = useMessages(appeals);
  const { longDate } = useFormats();
  const lang = useLang()(language);
  const form = formState(reply?.result);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={<Breadcrumb above={[{ to: path, label: title }]} current={t('appeal')} />}
        title={t('title')}
        lead={t('lead')}
      />
      <ErrorSummary form={form} />
      <section className={layout.stack} aria-label={t('decision')}>
        <p>
          {t.rich(`decided.${action}`, {
            post: <bdi lang={lang}>{title}</bdi>,
            when: <Moment at={at} text={longDate(at)} />,
          })}
        </p>
        {(entry ?? reason) && (
          <p>
            <strong>{t('reason')}</strong> {entry} <bdi>{reason}</bdi>
          </p>
        )}
      </section>
      <Form method="post" className={layout.stack}>
        <FormKey form={form} fresh={formKey} />
        <TextArea
          label={t('words')}
          hint={t('wordsHint')}
          field={form.field('words')}
          maxLength={appealLength}
        />
        <div className={layout.row}>
          <Button pending={isSending && t('sending')}>{t('send')}</Button>
          <ButtonLink kind="plain" to={path}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
