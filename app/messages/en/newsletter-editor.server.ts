/** What the server alone says about newsletter issues at the editor's desk. */
export const newsletterEditorServer = {
  monthRequired: 'Choose the month.',
  yearUnreadable: 'Write the year, such as 2026.',
  copyUnknown: 'There is no such issue to begin with.',
  slugRequired: 'Give the issue an address.',
  slugUnreadable: 'An address has small letters, digits and hyphens, such as winter-2026.',
  slugTaken: 'That address is taken.',
  leadRequired: 'Write the lead before publishing.',
  noSections: 'Add a section before publishing.',
  tooManySections: 'An issue has at most {maximum} sections.',
  headingRepeated: 'Section {number}: give it a heading of its own, with letters.',
  itemIncomplete: 'Section {number}: each entry needs a title and, on the next line, a text.',
  sponsorIncomplete:
    'Section {number}: each sponsor needs a name, a text and a line with how to reach them.',
  altMissing: 'Section {number}: say in words what the picture shows.',
  actionUnreadable:
    'The button leads to https://…, a page such as /events, or mailto: and an address.',
  actionIncomplete: 'A button needs its words and where it leads.',
  otherSideUnfinished: 'The other language is not finished. Finish it, or leave that language out.',
  missing: {
    heading: 'Section {number}: write the heading.',
    intro: 'Section {number}: write the introduction.',
    serves: 'Section {number}: say how many it serves.',
    text: 'Section {number}: write what it says.',
    steps: 'Section {number}: write the steps.',
    name: 'Section {number}: say who signs.',
    role: 'Section {number}: say who that is.',
  },
} as const;
