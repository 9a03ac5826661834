/** What the server alone says about one-time links. */
export const welcomeServer = {
  disabled: '{email} is disabled. Let it log in again first: npm run admin -- enable {email}',
  usedMeanwhile: 'This link was just used. Log in with the password that was chosen.',
  done: { title: 'Password saved', description: 'Welcome, {name}. You’re logged in.' },
} as const;
