import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import type { OpenedInvitation } from './queries.server.ts';

/** The page of an invitation's link: what it is for and the way to accept it, or why it is over. */
export function InvitationView({
  invitation: { state, community, invitee, forAnother },
  viewer,
  secret,
  formKey,
  reply,
}: {
  invitation: OpenedInvitation;
  /** The name of whoever is logged in. */
  viewer: string | null;
  secret: string;
  formKey: string;
  reply: FormReply | undefined;
}) {
  const t = useMessages(invitations);
  const pending = useNavigation().formMethod === 'POST';
  const unitLabel = useUnitLabel();
  const form = formState(reply?.result);
  const here = `/invitation/${secret}`;
  const login = `/login?redirectTo=${encodeURIComponent(here)}`;
  if (!invitee || state !== 'OPEN') {
    const over = state === 'OPEN' ? 'USED' : state;
    return (
      <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
        <PageHeader
          title={t(`over.${over}`)}
          lead={t(`overText.${over}`, { community: community.name })}
        />
        {viewer === null && (
          <p className={layout.row}>
            <ButtonLink to="/login">{t('haveAccount')}</ButtonLink>
            <ButtonLink kind="quiet" to="/register">
              {t('toRegister')}
            </ButtonLink>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t('welcome', { community: community.name })}
        lead={community.address ?? undefined}
      />
      <dl className={lines.lines}>
        <Fact term={t('name')}>{invitee.name}</Fact>
        <Fact term={t('forUnit')}>{[unitLabel(invitee.unit), ...invitee.further].join(', ')}</Fact>
        <Fact term={t('as')}>{t(`roles.${invitee.role}`)}</Fact>
      </dl>
      {viewer === null ? (
        <p className={layout.row}>
          <ButtonLink to={`/register?${new URLSearchParams({ invitation: secret }).toString()}`}>
            {t('registerWith')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={login}>
            {t('haveAccount')}
          </ButtonLink>
        </p>
      ) : forAnother === 'member' ? (
        <p role="status">
          {t.rich('forMember', {
            name: <bdi>{invitee.name || invitee.email}</bdi>,
            unit: unitLabel(invitee.unit),
          })}
        </p>
      ) : (
        <Form method="post" className={layout.stack}>
          <ErrorSummary form={form} title={t('notAccepted')} />
          <FormKey form={form} fresh={formKey} />
          <p>{t.rich('joinAs', { name: <bdi>{viewer}</bdi> })}</p>
          {forAnother === 'other' && (
            <p role="status">
              {t.rich('forOther', { name: <bdi>{invitee.name || invitee.email}</bdi> })}
            </p>
          )}
          <div>
            <Button pending={pending && t('accepting')}>{t('accept')}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className={lines.named}>
    <dt className={layout.muted}>{term}</dt>
    <dd>
      <strong>
        <bdi>{children}</bdi>
      </strong>
    </dd>
  </div>
);
