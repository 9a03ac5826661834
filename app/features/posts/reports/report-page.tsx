import type { MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { reportReasons, type ReportSubject } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { reports } from '#app/messages/en/reports.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { reportLength } from './limits.ts';
import type { loadReport } from './submit-report.server.ts';

/** The head of the page on which something is reported. */
export const reportMeta =
  (type: ReportSubject): MetaFunction =>
  ({ matches }) => {
    const t = metaMessages(matches, reports);
    return privateMeta({ title: t(`title.${type}`), description: t('lead') });
  };

/** The form with which a member reports a post, a person or a letter. */
export function ReportPage() {
  const { subject, formKey } = useLoaderData<typeof loadReport>();
  const { type, path, title, language, goesTo, reportedAt } = subject;
  const reply = useActionData<FormReply>();
  const t = useMessages(reports);
  const lang = useLang()(language);
  const form = formState(reply?.result);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={<Breadcrumb above={[{ to: path, label: title }]} current={t('report')} />}
        title={t(`title.${type}`)}
        lead={t('lead')}
      />
      <ErrorSummary form={form} />
      <p>
        {t.rich(`about.${type}`, { subject: <bdi lang={lang}>{title}</bdi> })}{' '}
        {t(`goesTo.${goesTo}`)}
        {type === 'LETTER' && <> {t('showsLetter')}</>}
      </p>
      {reportedAt && !reply ? (
        <AlreadyReported path={path} at={reportedAt} />
      ) : (
        <ReportForm path={path} formKey={formKey} form={form} />
      )}
      <p className={layout.small}>
        <Link to="/account/reports">{t('toOwn')}</Link>
      </p>
    </div>
  );
}

function ReportForm({ path, formKey, form }: { path: string; formKey: string; form: FormState }) {
  const t = useMessages(reports);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className={layout.stack}>
      <FormKey form={form} fresh={formKey} />
      <SelectField
        label={t('reason')}
        placeholder={t('choose')}
        field={form.field('reasonCode')}
        options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextArea
        label={t('words')}
        hint={t('wordsHint')}
        required={false}
        field={form.field('words')}
        maxLength={reportLength}
      />
      <div className={layout.row}>
        <Button pending={isSending && t('sending')}>{t('send')}</Button>
        <ButtonLink kind="plain" to={path}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** In the place of the form, while one's own report waits. */
function AlreadyReported({ path, at }: { path: string; at: Date }) {
  const t = useMessages(reports);
  const { longDate } = useFormats();
  return (
    <div className={layout.stack}>
      <p>{t.rich('already', { when: <Moment at={at} text={longDate(at)} /> })}</p>
      <div>
        <ButtonLink kind="quiet" to={path}>
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}
