import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useShellData } from '#app/features/shell/shell-data.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/auth.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DemoCredentials } from './demo-credentials.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm, type CommunityOption } from './register-form.tsx';

interface FormReply {
  result: SubmissionResult;
}

/** The panel of the pages /login and /register, over the page that the reader is on. */
export default function AuthDialog({
  redirectTo,
  onClose,
}: {
  redirectTo: string;
  onClose: () => void;
}) {
  const t = useMessages(auth);
  const { demo } = useShellData();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const login = useFetcher<FormReply>();
  const register = useFetcher<FormReply>();
  const choices = useFetcher<{ communities: CommunityOption[]; formKey: string }>();
  const { load } = choices;
  useEffect(() => {
    if (tab === 'register') load('/register');
  }, [tab, load]);
  return (
    <Dialog title={t(tab)} onClose={onClose}>
      <div className={layout.stack}>
        {tab === 'login' ? (
          <LoginForm
            form={login.Form}
            result={login.data?.result}
            pending={login.state !== 'idle'}
            redirectTo={redirectTo}
          />
        ) : choices.data ? (
          <RegisterForm
            form={register.Form}
            result={register.data?.result}
            sending={register.formData}
            redirectTo={redirectTo}
            formKey={choices.data.formKey}
            communities={choices.data.communities}
          />
        ) : (
          <p>{t('loadingCommunities')}</p>
        )}
        <Button
          type="button"
          kind="plain"
          onClick={() => setTab(tab === 'login' ? 'register' : 'login')}
        >
          {tab === 'login' ? t('toRegister') : t('toLogin')}
        </Button>
        {demo && tab === 'login' && <DemoCredentials />}
      </div>
    </Dialog>
  );
}
