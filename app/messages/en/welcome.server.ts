/** What the server alone says about one-time links. */
export const welcomeServer = {
  disabled: 'The account {email} is disabled. Ask the person who runs the site to enable it first.',
  usedMeanwhile: 'This link was just used. Log in with the password that was chosen.',
  done: { title: 'Password saved', description: 'Welcome, {name}. You’re logged in.' },
} as const;
