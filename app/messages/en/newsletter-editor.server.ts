/** What the server alone says about newsletter issues at the editor's desk. */
export const newsletterEditorServer = {
  monthRequired: 'Choose the month',
  yearUnreadable: 'Enter the year, such as 2026',
  copyUnknown: 'We can’t find that issue.',
  slugRequired: 'Enter a web address for the issue',
  slugUnreadable: 'Use lowercase letters, digits and hyphens, such as winter-2026',
  slugTaken: 'That address is already in use. Please choose another.',
  leadRequired: 'Write the introduction before publishing',
  noSections: 'Add a section before publishing',
  tooManySections: 'An issue can have up to {maximum} sections.',
  headingRepeated: 'Section {number}: write a heading with letters that no other section has',
  itemIncomplete: 'Section {number}: each entry needs a title and, on the next line, a text.',
  sponsorIncomplete:
    'Section {number}: each sponsor needs a name, a text and a line with how to reach them.',
  altMissing: 'Section {number}: describe the picture',
  actionUnreadable:
    'The button can lead to https://…, a page such as /events, or mailto: and an email address.',
  actionIncomplete: 'A button needs a label and a link.',
  otherSideUnfinished: 'The translation isn’t finished. Finish it or remove it.',
  missing: {
    heading: 'Section {number}: write the heading',
    intro: 'Section {number}: write the introduction',
    serves: 'Section {number}: say how many it serves',
    text: 'Section {number}: write the text',
    steps: 'Section {number}: write the steps',
    name: 'Section {number}: enter who signed it',
    role: 'Section {number}: enter their role',
  },
} as const;
