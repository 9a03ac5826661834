/** What the server alone says about what a notice reached: on paper, on the screen and after a press. */
export const noticeDeliveryServer = {
  noneTicked: 'Select at least one unit',
  unknownUnit:
    'This notice isn’t meant for one of the units you selected. Reload the page and try again.',
  noSlipsToPrint: 'There are no slips to deliver.',
  noDelivery: 'The notice isn’t published yet, so there’s no delivery report.',
  ticked: {
    title: 'Slips marked as delivered',
    description: {
      one: '{count} unit has received a paper slip.',
      other: '{count} units have received a paper slip.',
    },
  },
  undone: {
    title: 'Slips no longer marked as delivered',
    description: {
      one: '{count} unit is back on the list of slips to deliver.',
      other: '{count} units are back on the list of slips to deliver.',
    },
  },
  screenMade: {
    title: 'Link created',
    description: 'Enter this link on the display in the building.',
  },
  screenTurnedOff: {
    title: 'Screen turned off',
    description: 'The display no longer shows notices.',
  },
  files: { proof: 'proof-of-delivery', slips: 'slips', poster: 'poster' },
  paper: {
    posted: 'Posted {date}',
    corrected: 'corrected {date}',
    call: 'Call',
    scan: 'Point your phone’s camera at the square',
    /** The day and hours of a poster, as short as they are said: 'Thu 26 Nov', '9-3', '9 AM'. */
    shortDay: '{weekday} {day} {month}',
    shortHours: '{begins}-{ends}',
    shortAll: '{day}, {hours}',
    whole: 'For the full text, point your phone at the square',
    unit: 'Unit {unit}',
    why: 'You’re getting this notice on paper because we couldn’t reach your unit by email.',
    account: 'On The Local Link: {address}',
    round: 'Slips to deliver',
    roundUnits: { one: '{count} unit', other: '{count} units' },
  },
  show: { none: 'No notices right now', more: 'Read the full text on your phone' },
  proof: {
    title: 'Proof of delivery',
    of: 'Proof of delivery: {title}',
    ofWhat: 'Proof of which units were reached and how, not of service under the Condominium Act.',
    ofService:
      'Proof of how this notice was served on each owner on record, and of which units it reached.',
    facts: {
      community: 'Corporation',
      notice: 'Notice',
      kind: 'Type',
      happens: 'When it happens',
      published: 'Published',
      corrected: 'Corrected',
      by: 'Published by',
      audience: 'Who it’s for',
      units: 'Units',
      mail: 'Reached by email',
      slip: 'Reached by slip',
      waiting: 'Email on its way',
      none: 'Not reached',
      made: 'As of',
    },
    means:
      'By email: the mail server of at least one person in the unit accepted the email, which didn’t come back. By slip: the person named marked the paper slip as delivered to the unit. All times are Ottawa time.',
    units: 'The units',
    columns: {
      unit: 'Unit',
      reached: 'Reached',
      how: 'Status',
      when: 'Date and time',
      slipAt: 'Slip delivered on',
      slipBy: 'Marked by',
      hub: 'In the hub since',
      corrected: 'Corrected notice by email',
    },
    yes: 'yes',
    no: 'no',
    text: 'The notice as it is now',
    page: 'Page {page} of {pages}',
  },
} as const;
