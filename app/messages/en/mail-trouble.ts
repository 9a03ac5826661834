/** What administrators read while a setting keeps email from leaving. */
export const mailTrouble = {
  warning: 'Emails aren’t going out',
  about: {
    UNREACHABLE: 'The mail server isn’t responding',
    GREETING: 'The mail server refuses our connection',
    LOGIN: 'The mail server refuses the login',
    SENDER: 'The mail server refuses the sender',
    POLICY: 'The mail server refuses our emails',
  },
} as const;
