/** What the server alone says about accounts and their fields. */
export const accountsServer = {
  notFound: 'Profile not found',
  former: 'Former resident',
  loginToSeeAccount: 'Log in to see your account.',
  loginToChangePhoto: 'Log in to change your photo.',
  nameRequired: 'Name is required',
  nameReserved:
    'This name could make people think you’re the board, the manager or The Local Link. Use your own name, so your neighbours know who’s writing.',
  nameTooLong: 'Keep the name to {maximum} characters',
  nameSigns: 'A name can’t contain @, < or >',
  emailInvalid: 'Invalid email address',
  emailTaken: 'Another account already uses this email address. Enter a different one.',
  addressOften: {
    one: 'You’ve tried to change your email address five times today. Try again in {count} minute.',
    other:
      'You’ve tried to change your email address five times today. Try again in {count} minutes.',
  },
  phoneTooLong: 'Keep the phone number to {maximum} characters',
  passwordRequired: 'Enter your password',
  passwordCommon: 'This password is too easy to guess. Choose another one.',
  passwordOwnAddress:
    'Your password can’t be your own email address, which other people know. Choose another one.',
  passwordUnreadable: 'This password is too long. Check it and try again.',
  passwordTooShort: 'Password must be at least {minimum} characters',
  passwordTooLong: 'Keep the password to {maximum} characters',
  communityMissing: 'Please select a community',
  communityRepeated: 'You’ve already chosen this community. Choose another one.',
  communitiesToRegister: 'At least one community must be selected',
  communitiesRequired: 'At least one community is required',
  tooManyCommunities: 'Choose no more than {maximum} communities',
  condoUnitRequired: 'Condo unit is required',
  unitNumberRequired: 'Unit number is required',
  unitUnknown: {
    like: 'We don’t find unit {unit} in this building’s register. Did you mean {like}? Choose the right one. If it’s {unit}, the board will see that it isn’t in the register.',
    none: 'We don’t find unit {unit} in this building’s register. If it’s right, check the box that says so: the board will see that it isn’t in the register.',
  },
  unitTooLong: 'Keep the unit number to {maximum} characters',
  lastAdmin:
    'This person is the only administrator who can log in. Make someone else an administrator first.',
  unconfirmed: {
    leaving:
      'If you leave a community, your posts there will be withdrawn, you’ll be taken off its activities, your bookings will be cancelled, and you’ll no longer be able to moderate it. Nothing has been saved yet. To go ahead, send confirmLeaving with the value true.',
    moving:
      'The board has to approve the new unit. Until then, you can’t open the hub. Nothing has been saved yet. To go ahead, send confirmMoving with the value true.',
    both: 'If you leave a community, your posts there will be withdrawn, you’ll be taken off its activities, your bookings will be cancelled, and you’ll no longer be able to moderate it. The board has to approve the new unit. Until then, you can’t open the hub. Nothing has been saved yet. To go ahead, send confirmLeaving and confirmMoving with the value true.',
  },
  confirmMovingExpected: 'Send confirmMoving as true or false',
  confirmLeavingExpected: 'Send confirmLeaving as true or false',
  showsEmailExpected: 'Send showsEmail as true or false',
  profileExpected: 'Send the profile as a JSON object',
  photoMissing: 'Choose a photo first',
  leavingMeans: {
    moves:
      'The board has to approve your new unit ({unit}) first. Until then, you can’t open the hub, post or join activities.',
    moderates:
      'You’ll no longer be able to moderate this community. Only an administrator can give you that right back.',
  },
  requested: {
    one: 'The board of {community} will review your request, usually within a few days. Your home page shows where it is, and My communities lets you withdraw it.',
    other:
      'The boards of {community} will review your requests, usually within a few days. Your home page shows where they are, and My communities lets you withdraw them.',
  },
  moveRequested: {
    one: 'The board of {community} will review your new unit, usually within a few days. Your home page shows where the request is.',
    other:
      'The boards of {community} will review your new units, usually within a few days. Your home page shows where the requests are.',
  },
  updated: {
    title: 'Profile updated',
    description: 'Your profile has been updated successfully.',
  },
} as const;
