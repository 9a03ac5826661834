import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { mailChoices } from '#app/messages/en/mail-choices.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { TopicChoice } from './choices.server.ts';
import { frequenciesOf } from './topics.ts';

/** The form in which a person chooses what comes by mail, and how often. */
export function ChoicesView({
  choices,
  result,
  pending,
}: {
  choices: TopicChoice[];
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(mailChoices);
  const saved = Object.fromEntries(choices.map(({ topic, frequency }) => [topic, frequency]));
  const form = formState(result, saved);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/account', label: t('account') }]} current={t('title')} />
        }
        title={t('title')}
        lead={t('lead')}
      />
      <Form method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('notSaved')} />
        {choices.map(({ topic }) => (
          <SelectField
            key={topic}
            label={t(`topics.${topic}.title`)}
            hint={t(`topics.${topic}.hint`)}
            field={form.field(topic)}
            options={frequenciesOf(topic).map((value) => ({
              value,
              label: t(`frequencies.${value}`),
            }))}
          />
        ))}
        <p className={layout.muted}>{t('always')}</p>
        <div>
          <Button pending={pending && t('saving')}>{t('save')}</Button>
        </div>
      </Form>
    </div>
  );
}
