import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { join } from '#app/messages/en/join.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { JoinPage } from './join-page.server.ts';

/** The page where a code leads in: the field for it, or what it is for and the way to join. */
export function JoinView({ page, reply }: { page: JoinPage; reply: FormReply | undefined }) {
  const t = useMessages(join);
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('title')} lead={page.match ? undefined : t('lead')} />
      {page.match ? (
        <Match {...{ page, match: page.match, pending }} result={reply?.result} />
      ) : (
        <CodeField page={page} posted={reply?.result} />
      )}
    </div>
  );
}

function CodeField({ page, posted }: { page: JoinPage; posted: SubmissionResult | undefined }) {
  const t = useMessages(join);
  const refused: SubmissionResult | undefined = page.error
    ? { status: 'error', initialValue: { code: page.code }, error: { code: [page.error] } }
    : posted;
  const form = formState(refused, { code: page.code });
  return (
    <>
      <Form method="post" action="/join" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('failed')} />
        <input type="hidden" name="intent" value="check" />
        <TextField
          label={t('code')}
          placeholder={t('codeExample')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          field={form.field('code')}
        />
        <div>
          <Button>{t('check')}</Button>
        </div>
      </Form>
      {page.viewer === null && (
        <section aria-labelledby="no-code" className={layout.stack}>
          <h2 id="no-code">{t('noCode')}</h2>
          <p>
            <Link to="/register">{t('noCodeText')}</Link>
          </p>
        </section>
      )}
    </>
  );
}

function Match({
  page: { code, address, viewer, formKey },
  match: { community, unit },
  result,
  pending,
}: {
  page: JoinPage;
  match: NonNullable<JoinPage['match']>;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(join);
  const unitLabel = useUnitLabel();
  const form = formState(result);
  return (
    <>
      <section aria-labelledby="is-for" className={layout.stack}>
        <h2 id="is-for">{t('isFor')}</h2>
        <p className={layout.lead}>
          <strong>
            <bdi>{community.name}</bdi>
          </strong>
          <br />
          {community.address && (
            <>
              <bdi>{community.address}</bdi>
              <br />
            </>
          )}
          <bdi>{unitLabel(unit)}</bdi>
        </p>
        {!community.isOpen && <p>{t('notOpen')}</p>}
      </section>
      {viewer === null ? (
        <p className={layout.row}>
          <ButtonLink to={address.replace('/join', '/register')}>{t('registerWith')}</ButtonLink>
          <ButtonLink kind="quiet" to={`/login?redirectTo=${encodeURIComponent(address)}`}>
            {t('haveAccount')}
          </ButtonLink>
        </p>
      ) : (
        <Form method="post" action={address} className={layout.stack}>
          <ErrorSummary form={form} title={t('failed')} />
          <FormKey form={form} fresh={formKey} />
          <input type="hidden" name="code" value={code} />
          <p>{t.rich('joinAs', { name: <bdi>{viewer}</bdi> })}</p>
          <div>
            <Button pending={pending && t('joining')}>
              {t('join', { community: community.name })}
            </Button>
          </div>
        </Form>
      )}
      <p>
        <Link to="/join">{t('other')}</Link>
      </p>
    </>
  );
}
