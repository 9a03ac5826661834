/** What the server alone says about serving a notice, on paper and after a form. */
export const noticeServiceServer = {
  noneChosen: 'Select at least one owner',
  whatRequired: 'Enter what was handed over',
  byRequired: 'Enter who handed it over',
  wordsTooLong: 'Keep this to {maximum} characters',
  dayRequired: 'Enter the date like 2026-12-31',
  dayLater: 'The date is in the future',
  dayBeforeCorrection:
    'You selected an owner who is served again. Enter {day}, when the notice was corrected, or a later date.',
  countRequired: 'Enter how many there were, as a number',
  unknownOwner:
    'One of the owners you selected is no longer on the list. Reload the page and try again.',
  unknownHandover: 'This entry is no longer there. Reload the page.',
  servedSince:
    'Someone else has recorded these owners as served since you opened this page. Reload the page.',
  noEmailServes:
    'No email serves this owner now. Someone else may have recorded something since. Reload the page.',
  nobodyAgain:
    'There’s nobody left to serve again: someone else did it, or they’re no longer owners on record. Reload the page.',
  noList: 'There’s no list of owners to serve for this notice.',
  noLabels: 'There’s nobody left to print a label for.',
  done: {
    handOver: {
      title: 'Recorded as handed over',
      text: { one: '{count} owner is served now.', other: '{count} owners are served now.' },
    },
    undo: {
      title: 'Entry removed',
      text: {
        one: '{count} owner is no longer served.',
        other: '{count} owners are no longer served.',
      },
    },
    cameThrough: {
      title: 'Recorded',
      text: { one: '{count} owner is served again.', other: '{count} owners are served again.' },
    },
    cameBack: {
      title: 'Recorded',
      text: {
        one: '{count} owner has to be served on paper.',
        other: '{count} owners have to be served on paper.',
      },
    },
    refresh: { title: 'List updated', text: 'The list follows the record of owners.' },
    again: {
      title: 'To be served again',
      text: {
        one: '{count} owner has to be served with the corrected notice.',
        other: '{count} owners have to be served with the corrected notice.',
      },
    },
    same: { title: 'Nothing to update', text: 'The list already follows the record of owners.' },
  },
  files: { list: 'service-on-owners', labels: 'labels' },
  csv: {
    columns: {
      unit: 'Unit',
      owner: 'Owner',
      way: 'How',
      address: 'Address for service',
      email: 'Email address',
      served: 'Status',
      when: 'Served on',
      what: 'Handed over',
      by: 'Handed over by',
      note: 'What’s left to do',
      earlier: 'Served earlier',
    },
  },
  paper: {
    title: 'Service on owners',
    means:
      'How the notice was served on each owner in the corporation’s record of owners (Condominium Act, 1998, s. 47 and s. 54). By email: it went to the owner’s address on record, and the mail server accepted it at the time given. By mail, at the unit and in person: the person named handed over the paper on the day given. All times are Ottawa time.',
    counts: 'Owners: {all}. Served: {served}. Not served yet: {open}.',
    earlier: '* Served before the notice was corrected.',
    earlierService: 'Served on {when} with the text before the correction of {day}. {how}',
    list: 'Mailing list',
    labels: 'Labels',
    asOf: 'As of {when}',
    toOwner: 'To the owner',
    columns: { unit: 'Unit', owner: 'Owner', how: 'How', when: 'Served' },
    byEmail: 'By email to {address}',
    byMail: 'By mail to {address}: {what}, handed over by {name}',
    atUnit: 'At the unit: {what}, handed over by {name}',
    byHand: 'In person: {what}, handed over by {name}',
    groups: {
      MAIL: 'To be mailed ({count})',
      UNIT: 'To be delivered at the unit ({count})',
      EMAIL: 'Email on its way ({count})',
      SERVED: 'Served ({count})',
    },
  },
} as const;
