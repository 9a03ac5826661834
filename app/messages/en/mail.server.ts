/** The words of letters by mail. */
export const mail = {
  /** After what a value is called. */
  colon: ':',
  service: 'The Local Link',
  choices: 'Choose what comes by mail, or stop these letters',
  onlyChoices: 'Choose what else comes by email',
  test: {
    subject: 'Mail from The Local Link arrives',
    preview: 'A test letter that you sent yourself.',
    heading: 'Mail arrives',
    text: 'You sent this test letter on {when}. Letters to residents come the same way.',
    open: 'Open the post room',
    because: 'You get this letter because you asked for it in the post room.',
  },
} as const;
