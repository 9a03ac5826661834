/** What a request is told, whatever page or call it was for. */
export const http = {
  loginFirst: 'Please log in first.',
  loginToGoOn: 'Please log in to continue. We’ve kept what you typed.',
  loginToGoOnWithPhotos:
    'Please log in to continue. We’ve kept what you typed, but you’ll need to choose your photos again.',
  textStays: 'What you typed is still in the form below. The link opens in a new tab.',
  loginForPress: 'Please log in to continue. Your request hasn’t been sent yet.',
  notSentYet: 'We’ve kept what you typed, but it hasn’t been sent yet. Send it again below.',
  notSentYetWithPhotos:
    'We’ve kept what you typed, but it hasn’t been sent yet. Choose your photos again, then send it below.',
  notPressedYet: 'Your request hasn’t been sent yet. Please select the button again.',
  typeAgain: 'Please type your password again',
  nothingHere: 'There’s nothing at this address.',
  openLinkAgain:
    'This page opens from the link in your email or letter. Please open that link again, in a browser that accepts cookies.',
  noSuchPage: 'This page doesn’t exist.',
  noSuchEndpoint: 'This endpoint doesn’t exist.',
  methodNotAllowed: 'This address doesn’t accept {method}.',
  pageMethodNotAllowed: 'This page doesn’t accept forms.',
  foreignOrigin: 'This request came from another site.',
  unsupportedAddress: 'This address isn’t supported.',
  bodyTooLarge: 'That’s more than we can accept in one go. Please send less.',
  impossibleText: 'This contains a character that isn’t allowed in text.',
  formExpected: 'This page expects a form.',
  formTooComplex: 'This form is too complex for us to read.',
  formTooLong: 'This form is too long.',
  formUnreadable: 'We couldn’t read this form. Please go back and try again.',
  formKeyUsed:
    'You sent this form before with different content, and we saved that. Send it again to save this version too.',
  jsonExpected: 'Send the body as application/json.',
  jsonInvalid: 'The body isn’t valid JSON.',
  checkAddress: 'Please check the address and try again.',
  checkFields: 'Please check the fields and try again.',
  keyMalformed: 'An Idempotency-Key must have 1 to 200 visible characters.',
  keyUsed:
    'This Idempotency-Key was already used for a different request, which was saved. Send this one with a new key.',
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidCursor: 'This page of the list doesn’t exist.',
  pageSize: 'Enter a number from 1 to {maximum}',
  wholePageSize: 'Enter a whole number from 1 to {maximum}',
  ourFault: 'Something went wrong on our side. It’s not your fault.',
  ourFaultTryAgain: 'Something went wrong on our side. Please try again.',
  unavailable: 'We can’t reach our data right now. Please try again in a minute.',
  unavailableReload:
    'We can’t reach our data right now. Reload this page in a minute to send what you typed again.',
  tooManyTries: {
    one: 'Too many tries. Please wait a minute and try again.',
    other: 'Too many tries. Please wait {count} minutes and try again.',
  },
  manyPeopleAtOnce: 'A lot of people are logging in right now. Please try again in a few seconds.',
  registerFirst:
    'You need to be registered with this community to access it. Please log in or register to continue.',
} as const;
