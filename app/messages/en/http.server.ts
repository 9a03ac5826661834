/** What a request is told, whatever page or call it was for. */
export const http = {
  loginFirst: 'Please log in first.',
  loginToGoOn: 'Please log in to go on. What you typed is kept.',
  loginToGoOnWithPhotos:
    'Please log in to go on. What you typed is kept. Photos have to be chosen again.',
  textStays: 'What you typed is still in the form below. The link opens in a new tab.',
  loginForPress: 'Please log in to go on. What you pressed has not happened yet.',
  notSentYet: 'What you typed is back, but it is not sent yet. Send it once more below.',
  notSentYetWithPhotos:
    'What you typed is back, but it is not sent yet. Choose your photos again, then send it once more below.',
  notPressedYet: 'What you pressed has not happened yet. Please press it again.',
  typeAgain: 'Please type it again: a password is never sent back to the page.',
  nothingHere: 'There is nothing at this address.',
  openLinkAgain:
    'This page opens from the link in your email or letter. Please open that link again, in a browser that accepts cookies.',
  noSuchPage: 'There is no such page.',
  noSuchEndpoint: 'There is no such call.',
  methodNotAllowed: 'This address does not take {method}.',
  pageMethodNotAllowed: 'This page does not take forms.',
  foreignOrigin: 'This request came from another site.',
  unsupportedAddress: 'This address is not supported.',
  bodyTooLarge: 'That is more than we can take in one go.',
  impossibleText: 'There is a character in this that text cannot have.',
  formExpected: 'This page expects a form.',
  formTooComplex: 'This form has more in it than we can read.',
  formTooLong: 'This form is too long.',
  formUnreadable: 'This form could not be read. Please go back and try again.',
  formKeyUsed:
    'This form was sent before with something else in it, and that was saved. Send it again if you want this saved too.',
  jsonExpected: 'Send the body as application/json.',
  jsonInvalid: 'The body is not valid JSON.',
  checkAddress: 'Please check the address and try again.',
  checkFields: 'Please check the fields and try again.',
  keyMalformed: 'An Idempotency-Key has 1 to 200 visible characters.',
  keyUsed:
    'Something else was sent under this Idempotency-Key before, and was saved. Send this under a key of its own.',
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidCursor: 'That page of the list does not exist.',
  pageSize: 'A number from 1 to {maximum}',
  wholePageSize: 'A whole number from 1 to {maximum}',
  ourFault: 'Something went wrong on our side. It is not your fault.',
  ourFaultTryAgain: 'Something went wrong on our side. Please try again.',
  unavailable: 'The site cannot reach its data at the moment. Please try again in a minute.',
  unavailableReload:
    'The site cannot reach its data at the moment. Reload this page in a minute to send what you typed again.',
  tooManyTries: {
    one: 'Too many tries. Please wait a minute and try again.',
    other: 'Too many tries. Please wait {count} minutes and try again.',
  },
  manyPeopleAtOnce:
    'Very many people are logging in at this moment. Please try again in a few seconds.',
  registerFirst:
    'You need to be registered with this community to access it. Please log in or register to continue.',
} as const;
