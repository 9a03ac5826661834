/** What the server alone says about newsletter issues at the editor's desk. */
export const newsletterEditorServer = {
  monthRequired: 'Choose the month',
  yearUnreadable: 'Enter the year, such as 2026',
  copyUnknown: 'We can’t find that issue. Choose another one.',
  slugRequired: 'Enter a web address for the issue',
  slugUnreadable: 'Use lowercase letters, digits and hyphens, such as winter-2026',
  slugTaken: 'That web address is already in use. Choose another one.',
  leadRequired: 'Write the introduction before publishing',
  noSections: 'Add a section before publishing',
  tooManySections: 'An issue can have up to {maximum} sections',
  headingRepeated:
    'Section {number}: write a heading that has letters or digits and isn’t used by another section',
  itemIncomplete: 'Section {number}: each entry needs a title with some text on the next line',
  sponsorIncomplete:
    'Section {number}: each sponsor needs a name, some text and a line with contact details',
  altMissing: 'Section {number}: describe the picture',
  actionUnreadable:
    'Enter a link for the button: https://…, a page such as /events, or mailto: and an email address',
  actionIncomplete: 'Enter a label and a link for the button, or leave both fields empty',
  otherSideUnfinished: 'The translation isn’t finished. Finish it or remove it.',
  missing: {
    heading: 'Section {number}: write the heading',
    intro: 'Section {number}: write the introduction',
    serves: 'Section {number}: enter how many people the recipe serves',
    text: 'Section {number}: write the text',
    steps: 'Section {number}: write the steps',
    name: 'Section {number}: enter the name of the person who signs',
    role: 'Section {number}: enter the role of the person who signs',
  },
} as const;
