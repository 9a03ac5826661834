/** What the server alone says about one-time links. */
export const welcomeServer = {
  disabled: '{email} is disabled. Let it log in again first: npm run admin -- enable {email}',
  usedMeanwhile: 'This link was used a moment ago. Log in with the password that was chosen.',
  done: { title: 'Password saved', description: 'Welcome, {name}. You are logged in.' },
} as const;
