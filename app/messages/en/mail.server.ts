/** The words of letters by mail. */
export const mail = {
  /** After what a value is called. */
  colon: ':',
  service: 'The Local Link',
  choices: 'Choose your email notifications, or stop these emails',
  onlyChoices: 'Choose your other email notifications',
  answersGoTo: 'If you answer this email, {name} gets your answer and your address.',
  answersUnread: 'Nobody reads answers to this email.',
  none: {
    admin: 'This site sends no email, because SMTP_URL isn’t set. Emails are written to {folder}.',
    demo: 'This demo writes its emails to a folder and doesn’t send them.',
    site: 'This site doesn’t send email yet.',
    unconfirmed: 'Emails reach you once you confirm your email address.',
  },
  test: {
    subject: 'Test email from The Local Link',
    preview: 'A test email you sent yourself.',
    heading: 'Email is working',
    text: 'You sent this test email on {when}. Emails to residents go out the same way.',
    open: 'View outgoing email',
    because: 'You’re receiving this email because you sent a test from the Outgoing email page.',
  },
} as const;
