/** The form in which administrators say who runs the site. */
export const siteSettings = {
  title: 'Site settings',
  lead: 'Who runs this site and how to reach them. Every field is optional.',
  operatorTitle: 'Contact details',
  where:
    'This appears on the Help, Contact, About, Accessibility and Privacy pages and at the bottom of every page. Without it, they send people to their board or property manager.',
  summary: 'Say who runs this site and how to reach them.',
  notSaved: 'The changes weren’t saved',
  savedNow: 'Someone else saved these details while you had this form open:',
  fieldNow: '{field}: {value}',
  fields: {
    operatorName: 'Who runs this site',
    contactEmail: 'Contact email address',
    contactNoteEn: 'Usual reply time, in English',
    contactNoteFr: 'Usual reply time, in French',
    privacyEmail: 'Email address for questions about privacy',
    aboutEn: 'About this site, in English',
    aboutFr: 'About this site, in French',
  },
  texts: { contactNote: 'Usual reply time', about: 'About this site' },
  languages: { en: 'English', fr: 'French' },
  hints: {
    operatorName: 'A person, a company or a corporation, such as “Ottawa Condo Services”.',
    contactEmail: 'Everyone can see this address, including visitors.',
    privacyEmail: 'Leave this field empty to show the contact email address.',
  },
  bothHint: 'Fill in both languages, or neither.',
  aboutHint:
    'How the site began and which buildings it’s for. Leave a blank line to start a new paragraph. To add a link, write [words](https://address).',
  secondStep: {
    legend: 'Who needs a second step at login',
    NOBODY: { label: 'Nobody has to', hint: 'Anyone can turn it on in their own account.' },
    ADMINS: { label: 'Administrators', hint: 'People who run this site.' },
    MODERATORS: {
      label: 'Administrators, board members and managers',
      hint: 'Everyone who looks after a community.',
    },
    after:
      'Anyone who needs it and hasn’t set it up is asked to do so at their next login, or at their next click on Manage. Until then they can use the site like any other resident.',
    yourself:
      'You haven’t set it up yourself. If you ask administrators for it, you’ll set it up right after you save, before you can open this page again.',
  },
  save: 'Save',
} as const;
