/** What administrators read while a setting keeps email from leaving. */
export const mailTrouble = {
  title: 'Email isn’t leaving',
  warning: 'Email isn’t leaving',
  about: {
    UNREACHABLE: 'The mail server doesn’t answer',
    GREETING: 'The mail server refuses our connection',
    LOGIN: 'The mail server refuses the login',
    SENDER: 'The mail server refuses the sender',
    POLICY: 'The mail server refuses our emails',
  },
  toDo: {
    UNREACHABLE: 'Check the host and the port in SMTP_URL, and the firewall.',
    GREETING:
      'Check the host in SMTP_URL, and ask your mail service whether it has blocked this server.',
    LOGIN: 'Check the user and the password in SMTP_URL.',
    SENDER: 'Check MAIL_FROM: it must be an address that your mail service lets you use.',
    POLICY: 'Ask your mail service whether this server may send to any address through it.',
  },
  kept: {
    one: '{count} email, since {when}. It’s tried again for a day, then given up.',
    other: '{count} emails, since {when}. They’re tried again for a day, then given up.',
  },
  retryRefused: 'Try them all again now',
} as const;
