/** What the server alone says about the people of a community. */
export const doorQueueServer = {
  notFound: 'We can’t find this person in your community. They may have withdrawn their request.',
  notAMember: 'This person is no longer a member of the community.',
  personUnknown: 'Choose people from the list',
  tenureUnknown: 'Choose an option from the list',
  nobodyTicked: 'Select at least one person',
  changedUnticked:
    'You changed this for a person who isn’t selected. Select them too, or set it back.',
  changedForOther:
    'You also changed this for another person. Select both and approve them together, or set it back.',
  otherReason: 'You also wrote a reason for someone else, which wasn’t sent: “{reason}”',
  reasonNotSent:
    'You also wrote why this person isn’t approved. Select “Decline” to send it, or delete it to approve.',
  reasonMissing: 'Enter a reason, so the person knows why',
  reasonTooLong: 'Keep the reason to 500 characters',
  unitMissing: 'Enter a unit',
  unitTooLong: 'Keep the unit number to 40 characters',
  unitFull:
    'This unit is full. Someone has to move out first, or you can raise the limit in the settings.',
  unitAlreadyTheirs: 'This person already has this unit',
  changedMeanwhile:
    'Someone else changed this person’s details while you had the page open. Check the changes, then save again if you still want to.',
  usedSince:
    'It’s too late to undo the approval: this person has since posted something or joined an activity, or their details have changed. You can end the membership instead.',
  furtherGone: 'This person no longer has this unit.',
  furtherDecided: 'Someone else has already made a decision about this unit.',
  decided: {
    INVITED: 'This person has been invited, but hasn’t accepted yet.',
    INVITEDBy: '{name} has invited this person, who hasn’t accepted yet.',
    WAITING: 'This person has asked to join.',
    WAITINGBy: 'This person has asked to join.',
    CONFIRMED: 'Someone else already approved this person.',
    CONFIRMEDBy: '{name} already approved this person.',
    ENDED: 'This request has already been answered or withdrawn.',
    ENDEDBy: '{name} already answered this request.',
  },
  toasts: {
    unconfirm: {
      title: 'Approval undone',
      text: '{about} is back on the list of requests. No email was sent.',
    },
    unconfirmTold: {
      title: 'Approval undone',
      text: '{about} is back on the list of requests. The approval email had already been sent, so we’re sending a correction.',
    },
    unconfirmAgain: {
      title: 'Already undone',
      text: '{about} was already put back on the list of requests.',
    },
    confirm: { title: 'Request approved', text: '{about} is now a member.' },
    refuse: { title: 'Request declined', text: '{about} will see your reason.' },
    reopen: { title: 'Request reopened', text: '{about} is back on the list of requests.' },
    change: { title: 'Details saved', text: '{about}’s details are up to date.' },
    further: {
      confirm: { title: 'Request approved', text: 'Unit {about} has been added.' },
      refuse: { title: 'Request declined', text: 'Unit {about} wasn’t added.' },
      end: { title: 'Unit removed', text: 'Unit {about} has been removed.' },
    },
    addUnit: { title: 'Unit added', text: 'Unit {about} has been added.' },
  },
  mail: {
    subject: 'Your request to join {community}',
    greeting: 'Hello {name},',
    about: 'You asked to join {community} on The Local Link, for unit {unit}.',
    question: 'Before we can approve your request, we have a question:',
  },
  csv: {
    unit: 'Unit',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    tenure: 'Owner or tenant',
    state: 'Status',
    since: 'Since',
    endsOn: 'Last day',
    reason: 'Reason',
    says: 'Owner or tenant (as stated in the request)',
    files: { waiting: 'requests', members: 'members', invited: 'invited', ended: 'former' },
  },
} as const;
