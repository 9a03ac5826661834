export const demoPassword = 'local-link-demo';

/** The field of the login form that names the account to fill in. */
export const demoField = 'demo';

/** The accounts of the demo city; the catalogue says who each of them is. */
export const demoAccounts = [
  { key: 'resident', email: 'resident@demo.example' },
  { key: 'neighbour', email: 'neighbour@demo.example' },
  { key: 'board', email: 'board@demo.example' },
  { key: 'manager', email: 'manager@demo.example' },
  { key: 'admin', email: 'admin@demo.example' },
  { key: 'outsider', email: 'outsider@demo.example' },
] as const;
