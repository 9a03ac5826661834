import type { ReactNode } from 'react';
import { useShellData } from '#app/features/shell/shell-data.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { DemoCredentials } from './demo-credentials.tsx';

/** The auth panel as a page: two tabs with an address each. */
export function AuthPage({
  tab,
  title,
  redirectTo,
  children,
}: {
  tab: 'login' | 'register';
  title: string;
  redirectTo: string;
  children: ReactNode;
}) {
  const { demo } = useShellData();
  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : '';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <h1>{title}</h1>
      <Tabs
        label="Login or register"
        current={tab}
        tabs={[
          { key: 'login', label: 'Login', to: `/login${query}` },
          { key: 'register', label: 'Register', to: `/register${query}` },
        ]}
      />
      {children}
      {demo && <DemoCredentials />}
    </div>
  );
}
