/** The password of every demo account. */
export const demoPassword = 'local-link-demo';

/** The accounts of the demo city, and who each of them is. */
export const demoAccounts = [
  { email: 'resident@demo.example', who: 'lives in Hillsview Place and Clarence Court' },
  { email: 'neighbour@demo.example', who: 'lives in Hillsview Place' },
  { email: 'board@demo.example', who: 'sits on the board of Hillsview Place' },
  { email: 'manager@demo.example', who: 'manages all three communities' },
  { email: 'admin@demo.example', who: 'administers the site' },
  { email: 'outsider@demo.example', who: 'lives in 18 Nepean only' },
];
