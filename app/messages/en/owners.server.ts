/** What the server alone says about the record of owners. */
export const ownersServer = {
  loginFirst: 'Log in to see your owner’s record.',
  notFound: 'Owner not found',
  nameRequired: 'Enter the name of the owner',
  nameTooLong: 'Keep the name to {maximum} characters',
  nameSigns: 'Leave out @, < and > in the name',
  accountUnknown: 'Choose an account from the list',
  addressTooLong: 'Keep the address to six lines and 300 characters',
  answerRequired: 'Choose whether the owner agreed or refused',
  givenOnRequired: 'Enter the date of the agreement or refusal',
  givenOnUnreadable: 'Enter the date of the agreement or refusal like 2026-12-31',
  givenOnLater: 'The date of the agreement or refusal is in the future',
  wayRequired: 'Choose how the agreement or refusal was given',
  endedOnUnreadable: 'Enter the last day as an owner like 2026-12-31',
  changedSince:
    'Someone else changed this record while you had it open. Check what’s different, then save again.',
  added: 'Owner added to the record',
  saved: 'Record saved',
  ownSaved: 'Your record was saved',
  ownSavedText: '{unit}, {community}',
  csv: {
    owners: 'Owners on record',
    address: 'Address for service',
    electronic: 'Notices by email',
    givenOn: 'Date of consent',
    way: 'How consent was given',
  },
} as const;
