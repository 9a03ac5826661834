/** The words of letters about one's account. */
export const accountLetters = {
  safety:
    'You get this letter because it is about the safety of your account. Such letters always come.',
  reset: {
    subject: 'Choose a new password',
    preview: 'The link opens for an hour, and works once.',
    heading: 'Choose a new password',
    text: 'Somebody asked for a new password for your account at The Local Link. If that was you, choose one here. The link opens for an hour, and works once.',
    choose: 'Choose a new password',
    notYou: 'If it was not you, do nothing: your password stays as it is.',
    because: 'You get this letter because your address was typed at “Forgot your password?”.',
  },
  closing: {
    subject: 'Your account is closed',
    preview: 'You can come back within 30 days.',
    heading: 'Your account is closed',
    text: 'You closed your account at The Local Link on {when}. It will be deleted for good on {until}. Until then you can come back: log in and choose “Keep my account”.',
    open: 'Log in',
    notYou: 'If that was not you, log in, keep the account, and choose a new password.',
  },
  kept: {
    subject: 'Your account stays',
    preview: 'It will not be deleted.',
    heading: 'Your account stays',
    text: 'You came back to your account at The Local Link on {when}, so it will not be deleted. Your posts stay withdrawn, and where the board confirms who lives there, it confirms you again.',
    open: 'Open my account',
  },
  confirm: {
    subject: 'Confirm your email address',
    preview: 'One press, and letters about your building reach you.',
    heading: 'Confirm your email address',
    isBack:
      'Your account has this address again. It was changed to another one that was never confirmed, and somebody else uses that one now. Log in with this address.',
    text: 'An account at The Local Link has this address. If it is yours, confirm the address here: then letters about your account and your building reach you. The link opens for three days, and works once.',
    open: 'Confirm the address',
    notYou:
      'If you have no account at The Local Link, do nothing. Somebody probably mistyped their address.',
    because: 'You get this letter because an account was given your address.',
  },
  emailChanged: {
    subject: 'Your account has another email address',
    preview: 'If it was not you, take it back within a week.',
    heading: 'Your account has another email address',
    text: 'The address of your account at The Local Link was changed on {when}. Letters go to the new address from now on, and this is the last one here.',
    notYou:
      'If that was you, there is nothing to do. If it was not, take your address back. The link opens for a week, logs everybody out, and leads to a new password.',
    open: 'Take my address back',
  },
  invitation: {
    subject: '{community}: your invitation to The Local Link',
    preview: 'Notices, things for sale and activities of your building.',
    heading: 'You are invited to {community}',
    hello: 'Hello {name},',
    text: '{community} has a page of its own for the people of the building: notices, things for sale, activities. This link lets you in.',
    open: 'Open the invitation',
    until: 'It works for one person, until {date}. Give it to nobody else.',
    because:
      'You get this letter because the board or the manager of {community} gave your address. If you did not expect it, ignore it: without you, nothing happens.',
  },
  newSignIn: {
    subject: 'Somebody logged in to your account',
    preview: 'If that was you, there is nothing to do.',
    heading: 'A log-in from a new browser',
    text: 'Somebody logged in to your account at The Local Link from a browser that we have not seen with it before.',
    when: 'When',
    browser: 'Browser',
    was: 'If that was you, there is nothing to do.',
    wasNot:
      'If it was not you, choose a new password. That logs out everybody else. The link opens for 24 hours, and works once.',
    open: 'This was not me',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
    heading: 'Your password was changed',
    text: 'The password of your account at The Local Link was changed on {when}. Everywhere else you are logged out.',
    notYou:
      'If that was you, there is nothing to do. If it was not, choose a new password right away.',
    choose: 'It was not me',
  },
} as const;
