import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
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
import type { loadWritePage } from './write.server.ts';

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadWritePage>;

export const writeMeta: MetaFunction<Loader> = ({ data, matches }) => {
  const t = metaMessages(matches, neighbours);
  const title = data ? t('write.title', { name: data.page.receiver }) : t('write.crumb');
  return privateMeta({ title, description: title });
};

/** The page on which a member writes to the author of a post, or reads why not. */
export function WritePage() {
  const { page, formKey } = useLoaderData<typeof loadWritePage>();
  const { post, community, receiver, sender, reach, isConfirmed } = page;
  const result = useActionData<FormReply>()?.result;
  const t = useMessages(neighbours);
  const lang = useLang()(post.language);
  const name = <bdi>{receiver}</bdi>;
  const form = formState(result);
  const isReached = reach === 'REACHES' || reach === 'WAITS';
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
      {!isReached && !result && <p>{t.rich(`write.unreached.${reach}`, { name })}</p>}
      {isReached && !isConfirmed && !result && <p>{t('write.unconfirmed')}</p>}
      {!(isReached && isConfirmed) && !result ? (
        <div className={layout.row}>
          {isReached && <ButtonLink to="/account/confirm-email">{t('write.toConfirm')}</ButtonLink>}
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
            {reach === 'WAITS' && t.rich('write.waits', { name })}{' '}
            {t.rich('write.shows', { name, sender: <bdi>{sender.name}</bdi>, email: sender.email })}{' '}
            {page.isHidden && t('write.hidden')} {page.noMail}
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
