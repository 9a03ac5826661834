/** What administrators read while a setting keeps email from leaving. */
export const mailTrouble = {
  warning: 'Emails aren’t going out',
  about: {
    UNREACHABLE: 'Our mail server isn’t responding',
    GREETING: 'Our mail server won’t accept the connection',
    LOGIN: 'Our mail server won’t accept our login details',
    SENDER: 'Our mail server won’t accept the sender’s email address',
    POLICY: 'Our mail server won’t accept our emails',
  },
} as const;
