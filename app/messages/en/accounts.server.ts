/** What the server alone says about accounts and their fields. */
export const accountsServer = {
  notFound: 'User not found',
  former: 'Former resident',
  loginToSeeAccount: 'Please log in to see your account.',
  loginToChangePhoto: 'Please log in to change your photo.',
  nameRequired: 'Name is required',
  nameReserved:
    'That looks like the board, the manager or The Local Link. Please use your own name, so your neighbours know who is writing.',
  nameTooLong: 'Please keep the name to {maximum} characters',
  nameSigns: 'A name can’t contain @, < or >',
  emailInvalid: 'Invalid email address',
  emailTaken: 'Another account already uses this email. Please use a different address.',
  addressOften: {
    one: 'You’ve tried to change your email address five times today. Try again in {count} minute.',
    other:
      'You’ve tried to change your email address five times today. Try again in {count} minutes.',
  },
  phoneTooLong: 'Please keep the number to {maximum} characters',
  passwordRequired: 'Password is required',
  passwordCommon: 'That password is too easy to guess. Please choose another one.',
  passwordOwnAddress:
    'That’s your own email address, which other people know. Please choose another password.',
  passwordUnreadable: 'That password is too long',
  passwordTooShort: 'Password must be at least {minimum} characters',
  passwordTooLong: 'Please keep the password to {maximum} characters',
  communityMissing: 'Please select a community',
  communityRepeated: 'You’ve already chosen this community',
  communitiesToRegister: 'At least one community must be selected',
  communitiesRequired: 'At least one community is required',
  tooManyCommunities: 'Please choose up to {maximum} communities',
  condoUnitRequired: 'Condo unit is required',
  unitNumberRequired: 'Unit number is required',
  unitTooLong: 'Please keep the unit to {maximum} characters',
  lastAdmin:
    'This is the only administrator who can log in. Make someone else an administrator first.',
  unconfirmed: {
    leaving:
      'Leaving a community withdraws your posts there, takes you off its activities, and ends your right to moderate it. Send confirmLeaving: true to go ahead.',
    moving:
      'The board has to approve the new unit, and you can’t open the hub until it has. Send confirmMoving: true to go ahead.',
    both: 'Leaving a community withdraws your posts there, takes you off its activities, and ends your right to moderate it. The board has to approve the new unit, and you can’t open the hub until it has. Send confirmLeaving: true and confirmMoving: true to go ahead.',
  },
  confirmMovingExpected: 'Send confirmMoving as true or false',
  confirmLeavingExpected: 'Send confirmLeaving as true or false',
  showsEmailExpected: 'Send showsEmail as true or false',
  profileExpected: 'Send the profile as an object',
  photoMissing: 'Choose a photo first',
  updated: {
    title: 'Profile updated',
    description: 'Your profile has been updated successfully.',
  },
} as const;
