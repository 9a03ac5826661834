/** The words of emails about one's account. */
export const accountEmails = {
  safety:
    'You’re receiving this email because it’s about the security of your account. You can’t turn these emails off.',
  reset: {
    subject: 'Choose a new password',
    preview: 'The link works once and expires in an hour.',
    heading: 'Choose a new password',
    text: 'Someone asked for a new password for your account on The Local Link. If that was you, choose one here. The link works once and expires in an hour.',
    choose: 'Choose a new password',
    notYou: 'If it wasn’t you, you don’t need to do anything: your password stays the same.',
    because:
      'You’re receiving this email because someone entered your address on the “Forgot your password?” page.',
  },
  closing: {
    subject: 'Your account is closed',
    preview: 'You can change your mind within 30 days.',
    heading: 'Your account is closed',
    text: 'You closed your account on The Local Link on {when}. It will be permanently deleted on {until}. Until then, you can change your mind: log in and select “Keep my account”.',
    open: 'Log in',
    notYou: 'If that wasn’t you, log in, keep the account and choose a new password.',
  },
  kept: {
    subject: 'You’re keeping your account',
    preview: 'It won’t be deleted.',
    heading: 'You’re keeping your account',
    text: 'On {when}, you chose to keep your account on The Local Link, so it won’t be deleted. Your posts stay withdrawn, and where the board approves members, it has to approve you again.',
    open: 'Go to my account',
  },
  confirm: {
    subject: 'Confirm your email address',
    preview: 'Confirm it to get emails about your building.',
    heading: 'Confirm your email address',
    isBack:
      'Your account uses this address again. You never confirmed the new one, and someone else uses it now. Log in with this address.',
    text: 'An account on The Local Link uses this address. If the account is yours, confirm the address here to get emails about it and about your building. The link works once and expires in three days.',
    open: 'Confirm the address',
    notYou:
      'If you don’t have an account on The Local Link, ignore this email. Someone probably mistyped their address.',
    because: 'You’re receiving this email because someone added your address to an account.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    preview: 'If it wasn’t you, you have a week to change it back.',
    heading: 'Your email address was changed',
    text: 'The email address of your account on The Local Link was changed on {when}. From now on, emails about your account go to the new address, and so does everything else once you confirm it. This is the last email we’ll send to this address.',
    notYou:
      'If that was you, you don’t need to do anything. If it wasn’t, restore your address. That logs everyone out of your account and lets you choose a new password. The link works for a week.',
    open: 'Restore my address',
  },
  invitation: {
    subject: '{community}: your invitation to The Local Link',
    preview: 'Notices, things for sale and activities in your building.',
    heading: 'You’re invited to join {community}',
    hello: 'Hello {name},',
    text: '{community} has its own page for people in the building: notices, things for sale, activities. Use this link to join.',
    open: 'Open the invitation',
    until: 'The link works for one person, until {date}. Please don’t share it.',
    because:
      'You’re receiving this email because the board or the manager of {community} gave us your address. If you weren’t expecting it, just ignore it.',
  },
  newSignIn: {
    subject: 'New login to your account',
    preview: 'If that was you, you don’t need to do anything.',
    heading: 'New login from another browser',
    text: 'Someone logged in to your account on The Local Link from a browser you haven’t used here before.',
    when: 'When',
    browser: 'Browser',
    was: 'If that was you, you don’t need to do anything.',
    wasNot:
      'If it wasn’t you, choose a new password. That logs everyone else out. The link works once and expires in 24 hours.',
    open: 'This wasn’t me',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If that was you, you don’t need to do anything.',
    heading: 'Your password was changed',
    text: 'The password for your account on The Local Link was changed on {when}. You’ve been logged out everywhere else.',
    notYou:
      'If that was you, you don’t need to do anything. If it wasn’t, choose a new password right away.',
    choose: 'It wasn’t me',
  },
} as const;
