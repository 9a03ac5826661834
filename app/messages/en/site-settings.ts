/** The form in which administrators say who runs the site. */
export const siteSettings = {
  title: 'This site',
  lead: 'Who runs the site and where to write. Help, Contact, About, Accessibility, Privacy and the bottom of every page show what you enter. Until then, those pages send people to their board or property manager, and the bottom of the page says nothing about it.',
  summary: 'Say who runs this site and where to write.',
  notSaved: 'The changes weren’t saved',
  savedNow: 'Someone else saved these while you had this open:',
  fieldNow: '{field}: {value}',
  fields: {
    operatorName: 'Who runs this site',
    contactEmail: 'Contact email address',
    contactNoteEn: 'When you usually reply, in English',
    contactNoteFr: 'When you usually reply, in French',
    privacyEmail: 'Email address for questions about privacy',
    aboutEn: 'About this site, in English',
    aboutFr: 'About this site, in French',
  },
  hints: {
    operatorName: 'A person, a company or a corporation, such as “Ottawa Condo Services”.',
    contactEmail: 'Everyone can see it, including visitors.',
    privacyEmail: 'Leave this empty to show the contact address.',
  },
  bothHint: 'Enter it in both languages, or in neither.',
  aboutHint:
    'How it began and which buildings it’s for. Leave a blank line to start a new paragraph. To add a link, write [words](https://address).',
  save: 'Save',
} as const;
