import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { ChooserReply } from '#app/features/communities/communities/chooser/chooser.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/en/auth.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { PanelTabs } from '#app/ui/navigation/panel-tabs.tsx';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DemoCredentials } from '#app/features/accounts/login/auth/demo-credentials.tsx';
import { LoginForm } from '#app/features/accounts/login/auth/login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthTab = 'login' | 'register';

/** What the dialog needs of the page that it loads. */
type RegisterPage = Pick<
  Parameters<typeof RegisterForm>[0],
  'formKey' | 'chooser' | 'start' | 'canWriteToUs'
>;

interface FormReply {
  result: SubmissionResult;
  chosen?: ChooserReply;
}

/**
 * The panel of the pages /login and /register, over the page that the reader is on. What was typed
 * in one tab stays while the other is open, and while the dialog is closed.
 */
export default function AuthDialog({
  open,
  tab,
  onTab,
  redirectTo,
  onClose,
}: {
  open: boolean;
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  redirectTo: string;
  onClose: () => void;
}) {
  const t = useMessages(auth);
  const { demo } = useShellData();
  const login = useFetcher<FormReply>();
  const register = useFetcher<FormReply>();
  const choices = useFetcher<RegisterPage>();
  const { load } = choices;
  const chooser = choices.data?.chooser;
  useEffect(() => {
    if (tab === 'register' && !chooser)
      load(`/register?${new URLSearchParams({ redirectTo }).toString()}`);
  }, [tab, load, chooser, redirectTo]);
  useLeaveQuestion(login.state !== 'idle' || register.state !== 'idle');
  return (
    <Dialog title={t(tab)} open={open} loading={tab === 'register' && !chooser} onClose={onClose}>
      <div className={layout.stack}>
        <PanelTabs
          label={t('tabs')}
          tabs={[
            { key: 'login', label: t('login') },
            { key: 'register', label: t('register') },
          ]}
          current={tab}
          onChange={onTab}
        />
        <div role="tabpanel" id="panel-login" aria-labelledby="tab-login" hidden={tab !== 'login'}>
          <LoginForm
            form={login.Form}
            result={login.data?.result}
            pending={login.state !== 'idle'}
            redirectTo={redirectTo}
          />
        </div>
        <div
          role="tabpanel"
          id="panel-register"
          aria-labelledby="tab-register"
          hidden={tab !== 'register'}
        >
          {choices.data ? (
            <RegisterForm
              form={register.Form}
              result={register.data?.result}
              sending={register.formData}
              redirectTo={redirectTo}
              formKey={choices.data.formKey}
              chooser={choices.data.chooser}
              reply={register.data?.chosen}
              start={choices.data.start}
              canWriteToUs={choices.data.canWriteToUs}
            />
          ) : (
            <p>{t('loadingCommunities')}</p>
          )}
        </div>
        {demo && <DemoCredentials redirectTo={redirectTo} onFill={() => onTab('login')} />}
      </div>
    </Dialog>
  );
}
