/** What the server alone says about one-time links. */
export const welcomeServer = {
  disabled: 'The account {email} is disabled. Ask the person who runs the site to enable it first.',
  usedMeanwhile: 'This link was used a moment ago. Log in with the password that was chosen.',
  done: { title: 'Password saved', description: 'Welcome, {name}. You are logged in.' },
} as const;
