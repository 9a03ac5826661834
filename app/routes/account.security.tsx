import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { secondStepOf } from '#app/features/accounts/second-step/queries.server.ts';
import {
  EmailForm,
  PasswordForm,
  SecondStepSection,
  SignOnSection,
} from '#app/features/accounts/security/security-view.tsx';
import { SessionList } from '#app/features/accounts/security/session-list.tsx';
import { ownSessions } from '#app/features/accounts/security/sessions.server.ts';
import { submitSecurity } from '#app/features/accounts/security/submit-security.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { security } from '#app/messages/en/security.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, session }) => {
    const { id, email } = requireActor(ctx, 'security.loginToSee');
    const [sessions, secondStep] = await Promise.all([
      ownSessions({ ...ctx, session }),
      secondStepOf(ctx.em, id),
    ]);
    const unconfirmed = unconfirmedAddress(ctx);
    return { email, sessions, hasSecondStep: secondStep !== null, unconfirmed };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) =>
    submitSecurity({ ...ctx, session }, request),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, security);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function AccountSecurity() {
  const t = useMessages(security);
  const { email, sessions, hasSecondStep, unconfirmed } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const sending = useNavigation().formData?.get('change');
  const refused = reply?.result.initialValue?.change;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account/settings', label: t('settings') }]}
            current={t('title')}
          />
        }
        title={t('title')}
        lead={t('lead')}
      />
      {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo="/account/security" />}
      <PasswordForm
        result={refused === 'password' ? reply?.result : undefined}
        pending={sending === 'password'}
      />
      <EmailForm
        email={email}
        result={refused === 'email' ? reply?.result : undefined}
        pending={sending === 'email'}
      />
      <SecondStepSection isOn={hasSecondStep} />
      <SignOnSection />
      <SessionList
        sessions={sessions}
        result={refused === 'session' || refused === 'others' ? reply?.result : undefined}
      />
    </div>
  );
}
