import type { SubmissionResult } from '@conform-to/react';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { neighbours } from '#app/messages/en/neighbours.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { longestLetter, mostADay, mostAnHour, shortestLetter } from '../limits.ts';
import type { writePage } from './writable.server.ts';

type Page = Awaited<ReturnType<typeof writePage>>;

/** The page on which a member writes to the author of a post, or reads why not. */
export function WritePage({
  page: { post, community, receiver, sender, state },
  formKey,
  result,
}: {
  page: Page;
  formKey: string;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(neighbours);
  const lang = useLang()(post.language);
  const name = <bdi>{receiver}</bdi>;
  const form = formState(result);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: post.path, label: post.title }]} current={t('write.crumb')} />
        }
        title={t('write.title', { name: receiver })}
        lead={t.rich(`write.lead.${post.type}`, {
          title: <bdi lang={lang}>{post.title}</bdi>,
          community: <bdi>{community}</bdi>,
        })}
      />
      <ErrorSummary form={form} title={t('write.notSent')} />
      {state === 'takes-none' && !result && <p>{t.rich('write.takesNone', { name })}</p>}
      {state === 'unconfirmed' && !result && <p>{t('write.unconfirmed')}</p>}
      {state !== 'open' && !result ? (
        <div className={layout.row}>
          {state === 'unconfirmed' && (
            <ButtonLink to="/account/confirm-email">{t('write.toConfirm')}</ButtonLink>
          )}
          <ButtonLink kind="quiet" to={post.path}>
            {t('write.back')}
          </ButtonLink>
        </div>
      ) : (
        <form method="post" noValidate className={layout.stack}>
          <FormKey form={form} fresh={formKey} />
          <TextArea
            label={t('write.words')}
            hint={t('write.hint', { shortest: shortestLetter, longest: longestLetter })}
            field={form.field('words')}
            minLength={shortestLetter}
            maxLength={longestLetter}
            rows={8}
          />
          <p>
            {t.rich('write.shows', { name, sender: <bdi>{sender.name}</bdi>, email: sender.email })}
          </p>
          <p className={layout.muted}>{t('write.limits', { hour: mostAnHour, day: mostADay })}</p>
          <div className={layout.row}>
            <Button>{t('write.send')}</Button>
            <ButtonLink kind="plain" to={post.path}>
              {t('write.cancel')}
            </ButtonLink>
          </div>
        </form>
      )}
    </div>
  );
}
