/** The words of emails about one's account. */
export const accountEmails = {
  safety:
    'You’re receiving this email because it’s about the security of your account. You can’t turn these emails off.',
  reset: {
    subject: 'Choose a new password',
    preview: 'The link works once and expires in an hour.',
    heading: 'Choose a new password',
    text: 'Someone asked for a new password for your account on The Local Link. If that was you, use the link below to choose one. The link works once and expires in an hour.',
    choose: 'Choose a new password',
    notYou:
      'If you didn’t ask for a new password, you don’t need to do anything: yours stays the same.',
    because:
      'You’re receiving this email because someone entered your email address on the “Forgot your password?” page.',
  },
  closing: {
    subject: 'Your account will be deleted',
    preview: 'If you change your mind within 30 days, you can keep your account.',
    heading: 'Your account will be deleted',
    text: 'You asked us to delete your account on The Local Link on {when}. It will be permanently deleted on {until}. Until then, you can change your mind: log in and select “Keep my account”.',
    open: 'Log in',
    notYou:
      'If you didn’t ask for this, log in, select “Keep my account” and choose a new password.',
  },
  kept: {
    subject: 'You’re keeping your account',
    preview: 'Your account won’t be deleted.',
    heading: 'You’re keeping your account',
    text: 'On {when}, you chose to keep your account on The Local Link, so it won’t be deleted. Your posts stay withdrawn until you post them again. In communities where the board approves members, you’ll need its approval again.',
    open: 'Go to my account',
  },
  confirm: {
    subject: 'Confirm your email address',
    preview: 'Confirm your email address to get emails about your building.',
    heading: 'Confirm your email address',
    isBack:
      'Your account uses this email address again. You never confirmed the new address, and someone else uses it now. Log in with this address.',
    text: 'An account on The Local Link uses this email address. If the account is yours, confirm the address with the link below to get emails about your account and your building. The link works once and expires in three days.',
    open: 'Confirm my email address',
    notYou:
      'If you don’t have an account on The Local Link, ignore this email. Someone probably mistyped their own address.',
    because: 'You’re receiving this email because someone added your email address to an account.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    preview: 'If you didn’t make this change, you have a week to restore your old address.',
    heading: 'Your email address was changed',
    text: 'The email address for your account on The Local Link was changed on {when}. Emails about your account now go to the new address. All other emails will too, once the new address is confirmed.',
    notYou:
      'If you changed the address, you don’t need to do anything. If you didn’t, restore your old address: everyone will be logged out of your account, and you can choose a new password. The link works for a week.',
    open: 'Restore my old address',
  },
  invitation: {
    subject: '{community}: your invitation to The Local Link',
    preview: 'Notices, things for sale and activities in your building.',
    heading: 'You’re invited to join {community}',
    hello: 'Hello {name},',
    text: '{community} has its own page for people in the building, with notices, things for sale and activities. Use this link to join.',
    open: 'Open the invitation',
    until: 'The link works for one person, until {date}. Please don’t share it.',
    because:
      'You’re receiving this email because the board or the manager of {community} gave us your email address. If you weren’t expecting an invitation, just ignore this email.',
  },
  newSignIn: {
    subject: 'New login to your account',
    preview: 'If that was you, you don’t need to do anything.',
    heading: 'Login from a new device or browser',
    text: 'Someone logged in to your account on The Local Link from a device or browser that hadn’t been used with your account before.',
    when: 'When',
    browser: 'Browser',
    was: 'If that was you, you don’t need to do anything.',
    wasNot:
      'If it wasn’t you, choose a new password: everyone else will be logged out of your account. The link works once and expires in 24 hours.',
    open: 'This wasn’t me',
  },
  signOn: {
    CONNECTED: {
      subject: 'You can log in with {provider}',
      preview: 'Your password still works too.',
      heading: 'The accounts are connected',
      text: 'Your account on The Local Link was connected with your {provider} account on {when}. You can log in with either.',
    },
    DISCONNECTED: {
      subject: 'You can no longer log in with {provider}',
      preview: 'From now on, log in with your password.',
      heading: 'The accounts are disconnected',
      text: 'Your account on The Local Link and your {provider} account were disconnected on {when}. Log in with your email and password.',
    },
    notYou:
      'If this wasn’t you, choose a new password under “Forgot your password?”, then check how you log in.',
    open: 'See how I log in',
  },
  secondStep: {
    ON: {
      subject: 'Your account has a second step at login',
      preview: 'From now on, logging in takes a code from your app.',
      heading: 'The second step is on',
      text: 'A second step at login was turned on for your account on The Local Link on {when}. Logging in now takes your password and a code from your authenticator app, or a recovery code. All your other devices have been logged out.',
    },
    APP: {
      subject: 'Another app shows your login codes',
      preview: 'The codes from the earlier app no longer work.',
      heading: 'Another authenticator app was set up',
      text: 'Another authenticator app was set up for your account on The Local Link on {when}. The codes from the earlier app no longer work. All your other devices have been logged out.',
    },
    PASSKEY: {
      subject: 'A passkey was added to your account',
      preview: 'It can be used as the second step at login.',
      heading: 'A passkey was added',
      text: 'A passkey was added to your account on The Local Link on {when}. After your password, it can be used to log in. All your other devices have been logged out.',
    },
    PASSKEY_REMOVED: {
      subject: 'A passkey was removed from your account',
      preview: 'It can’t be used to log in now.',
      heading: 'A passkey was removed',
      text: 'A passkey was removed from your account on The Local Link on {when}. All your other devices have been logged out.',
    },
    OFF: {
      subject: 'The second step at login is off',
      preview: 'Your password alone is enough to log in.',
      heading: 'The second step is off',
      text: 'The second step at login was turned off for your account on The Local Link on {when}. Your password alone is enough to log in.',
    },
    CODES: {
      subject: 'You have new recovery codes',
      preview: 'The earlier recovery codes no longer work.',
      heading: 'New recovery codes',
      text: 'New recovery codes were made for your account on The Local Link on {when}. The earlier ones no longer work.',
    },
    USED: {
      subject: 'A recovery code was used',
      preview: 'Someone logged in with one of your recovery codes.',
      heading: 'A recovery code was used',
      text: 'Someone logged in to your account on The Local Link on {when} with your password and one of your recovery codes.',
    },
    REMOVED: {
      subject: 'The second step at login was removed',
      preview: 'The person who runs the site removed it.',
      heading: 'The second step was removed',
      text: 'The person who runs the site removed the second step at login from your account on The Local Link on {when}. Your password alone is enough to log in. You can set up the second step again at any time.',
    },
    left: {
      one: 'You have {count} recovery code left.',
      other: 'You have {count} recovery codes left.',
    },
    notYou:
      'If that was you, you don’t need to do anything. If it wasn’t, choose a new password right away, then check the second step.',
    askOperator:
      'If you didn’t ask for this, choose a new password right away and write to the person who runs the site.',
    open: 'Check the second step',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If you changed your password, you don’t need to do anything.',
    heading: 'Your password was changed',
    text: 'The password for your account on The Local Link was changed on {when}. All your other devices were logged out, and the private links you had created no longer work, such as the one of your calendar.',
    notYou:
      'If you changed your password, you don’t need to do anything. If you didn’t, choose a new password right away.',
    choose: 'This wasn’t me',
  },
} as const;
