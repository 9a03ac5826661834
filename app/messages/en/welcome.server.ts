/** What the server alone says about one-time links. */
export const welcomeServer = {
  disabled: 'The account {email} is disabled. Ask the person who runs the site to enable it first.',
  usedMeanwhile:
    'This link no longer works: it has just been used, or your email address has changed. Log in, or ask for a new link.',
  done: { title: 'Password saved', description: 'Welcome, {name}. You’re logged in.' },
} as const;
