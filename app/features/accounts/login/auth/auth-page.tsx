import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/en/auth.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as styles from './auth-page.css.ts';
import { DemoCredentials } from './demo-credentials.tsx';

/** Paths of files that ask for a login. */
const isFile = /^\/newsletter-issues\/[^/]+\/pdf$/;

/** The login and registration pages: two tabs, each with its own address. */
export function AuthPage({
  tab,
  redirectTo,
  result,
  children,
}: {
  tab: 'login' | 'register';
  redirectTo: string;
  /** The reply to the form; the other tab carries its draft on. */
  result: SubmissionResult | undefined;
  children: ReactNode;
}) {
  const t = useMessages(auth);
  const { demo } = useShellData();
  const { field } = formState(result);
  const draft = field('draft').value;
  const other = tab === 'login' ? 'register' : 'login';
  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : '';
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <img src="/images/lit-house.svg" alt="" width={640} height={480} className={styles.picture} />
      <div className={`${layout.stack} ${styles.panel}`}>
        <h1>{t(`${tab}Title`)}</h1>
        {tab === 'register' && <p className={layout.muted}>{t('registerTakes')}</p>}
        <Tabs
          label={t('tabs')}
          current={tab}
          tabs={[
            { key: 'login', label: t('login'), to: `/login${query}` },
            { key: 'register', label: t('register'), to: `/register${query}` },
          ].map((one) => (draft && one.key === other ? { ...one, form: 'draft' } : one))}
        />
        {draft && (
          <form id="draft" method="post" action={`/${other}`}>
            <input type="hidden" name="redirectTo" value={field('redirectTo').value} />
            <input type="hidden" name="draft" value={draft} />
          </form>
        )}
        {isFile.test(field('redirectTo').value || redirectTo) && <p>{t('logInForFile')}</p>}
        {children}
        {demo && (
          <DemoCredentials redirectTo={redirectTo || field('redirectTo').value} draft={draft} />
        )}
      </div>
    </div>
  );
}
