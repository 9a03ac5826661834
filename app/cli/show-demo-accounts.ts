import { demoAccounts, demoPassword } from '../features/accounts/login/auth/demo-accounts.ts';
import type { Env } from '../lib/env.server.ts';
import { defaultLocale } from '../lib/i18n/locale.ts';
import { isOpenDemo } from '../server/open-demo.server.ts';

/** Prints how to log in to the demo city. */
export async function showDemoAccounts(settings: Env): Promise<void> {
  // Loads all messages, which only a demo needs here.
  const { translate } = await import('../messages/catalogue.server.ts');
  console.log(`\nDemo accounts, password ${demoPassword}:`);
  for (const { key, email } of demoAccounts) {
    console.log(`  ${email.padEnd(23)} ${translate(defaultLocale, `auth.demoAccounts.${key}`)}`);
  }
  if (!isOpenDemo(settings)) {
    console.log('Only this machine can open it, because the password is public; see HOST.');
  }
}
