/** What a request is told, whatever page or call it was for. */
export const http = {
  loginFirst: 'You need to log in first.',
  loginToGoOn: 'Log in to continue. We’ve kept what you typed.',
  loginToGoOnWithPhotos:
    'Log in to continue. We’ve kept what you typed, but you’ll need to choose your photos again.',
  textStays: 'What you typed is still in the form below. The link opens in a new tab.',
  loginForPress: 'Log in to continue. Nothing has been sent yet.',
  notSentYet: 'We’ve kept what you typed, but it hasn’t been sent yet. Send the form below.',
  notSentYetWithPhotos:
    'We’ve kept what you typed, but it hasn’t been sent yet. Choose your photos again, then send the form below.',
  notPressedYet: 'Nothing has been sent yet. Select the button again.',
  /** Of a field in a comparison, on the side where it has no words. */
  fieldIsEmpty: 'Empty',
  /** Of a field that belongs to another option than the chosen one. */
  whichIsIt: 'You wrote “{typed}” under “{field}” but chose “{option}”. Which is it?',
  whichIsItBox: 'You selected “{field}” but chose “{option}”. Which is it?',
  choose: 'Choose “{option}”',
  keepChosen: 'Keep “{option}” and clear “{field}”',
  partSaved: 'Not saved yet: what you wrote in the other fields. Select its own button.',
  partGone:
    'Not saved, and no longer possible after this: what you wrote in a field that is gone. Copy it from here if you need it.',
  useButton: 'Enter alone doesn’t do this. Select the button if you want it.',
  whichPart: 'You wrote in more than one part of this page. Which one should we save first?',
  typeAgain: 'Enter your password again',
  nothingHere: 'There’s nothing at this web address. Check it and try again.',
  openLinkAgain:
    'This page opens from the link in your email or letter. Open that link again, in a browser that accepts cookies.',
  noSuchPage: 'This page doesn’t exist. Check the web address and try again.',
  noSuchEndpoint: 'This endpoint doesn’t exist.',
  methodNotAllowed: 'This endpoint doesn’t accept {method} requests.',
  pageMethodNotAllowed: 'Your form couldn’t be sent to this page. Go back and try again.',
  foreignOrigin:
    'We didn’t accept what you sent, because it came from another site. Reload the page and try again.',
  hiddenOrigin:
    'We didn’t accept what you sent, because your browser didn’t say which site it came from. If this happens with every form, tell the people who run this site: the server in front of it must not set “Referrer-Policy: no-referrer”.',
  unsupportedAddress: 'We can’t open this web address. Check it and try again.',
  onlyOwnNames:
    'This demo only answers on its own machine, as localhost; set HOST to open it to others.',
  bodyTooLarge: 'You sent more than we can accept in one go. Send less and try again.',
  impossibleText: 'This text contains a character that isn’t allowed. Remove it and try again.',
  formExpected: 'This page can only receive a form. Go back and try again.',
  formTooComplex: 'This form is too complex for us to read. Reload the page and try again.',
  formTooLong: 'There’s too much text in this form. Shorten it and try again.',
  formUnreadable: 'We couldn’t read this form. Please go back and try again.',
  formKeyUsed:
    'You sent this form before with different content, which we saved. Send it again to save this version too.',
  jsonExpected: 'Send the body as application/json.',
  jsonInvalid: 'The body isn’t valid JSON.',
  checkAddress: 'Part of the web address isn’t valid. Check it and try again.',
  checkFields: 'Some fields aren’t valid. Check them and try again.',
  keyMalformed: 'The Idempotency-Key header must have 1 to 200 visible characters.',
  keyUsed:
    'This Idempotency-Key was already used for a different request, which was saved. Send this one with a new key.',
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidCursor: 'This page of the list doesn’t exist. Go back to the start of the list.',
  pageSize: 'Enter a number from 1 to {maximum}',
  wholePageSize: 'Enter a whole number from 1 to {maximum}',
  ourFault: 'Something went wrong on our side. Please try again in a few minutes.',
  ourFaultTryAgain: 'Something went wrong on our side. Please try again.',
  unavailable: 'The site is having a problem right now. Please try again in a minute.',
  unavailableReload:
    'The site is having a problem right now. Reload this page in a minute to send what you typed again.',
  tooManyTries: {
    one: 'You’ve tried too many times. Wait a minute and try again.',
    other: 'You’ve tried too many times. Wait {count} minutes and try again.',
  },
  manyPeopleAtOnce: 'A lot of people are logging in right now. Please try again in a few seconds.',
  registerFirst:
    'You need to be registered with this community to access it. Please log in or register to continue.',
} as const;
