/** What `npm start` prints for whoever tries the demo city. */
export const demoAccounts = `
Demo accounts, password local-link-demo:
  admin@demo.example      administers the site
  manager@demo.example    manages all three communities
  board@demo.example      sits on the board of Hillsview Place
  resident@demo.example   lives in Hillsview Place (305) and Clarence Court
  neighbour@demo.example  lives in Hillsview Place
  outsider@demo.example   lives in 18 Nepean only
`;
