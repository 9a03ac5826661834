/** The emails about residents' requests. */
export const requestEmails = {
  because: {
    author: 'You’re receiving this email because you sent a request to {community}.',
    joiner:
      'You’re receiving this email because you told {community} that this request affects you too.',
    merged:
      'You’re receiving this email because request {own}, which you sent or followed, is now part of {ref} at {community}.',
    desk: 'You’re receiving this email because you look after requests at {community}.',
  },
  subject: '{ref}: {category}, {where}',
  open: 'Open the request',
  facts: { where: 'Where', category: 'About' },
  theyWrote: 'The board or the manager of {community} wrote:',
  answer: 'To answer, open the request and write there.',
  notDone: 'Still not right? Open the request again within 14 days.',
  received: {
    heading: 'Your request number is {ref}',
    text: 'Your request is with the board and the manager of {community}. We’ll email you when they answer.',
    call: 'If it can’t wait, call {phone} and say {ref}.',
  },
  message: { heading: '{ref}: a message ({where})' },
  subjects: {
    NEW: '{ref}: the request ({where})',
    SEEN: '{ref}: the request has been seen ({where})',
    PLANNED: '{ref}: work is planned ({where})',
    DONE: '{ref}: the request is done ({where})',
    DECLINED: '{ref}: the request was declined ({where})',
    REOPENED: '{ref}: the request is open again ({where})',
  },
  states: {
    NEW: 'The board or the manager of {community} has received the request.',
    SEEN: 'The board or the manager of {community} has seen the request and is looking into it.',
    PLANNED: 'The board or the manager of {community} has planned the work.',
    DONE: 'The request is done.',
    DECLINED: 'The board or the manager of {community} declined the request.',
    REOPENED:
      'The person who sent the request says it isn’t done yet. The board or the manager of {community} will look again.',
  },
  planned: 'The work is planned for {day}.',
  mergedSubject: '{ref} is now part of {into}',
  merged:
    'Someone had already reported the same problem, so {ref} is now part of {into}. You’ll get its updates.',
  desk: {
    NEW: {
      heading: '{community}: new request {ref}, {where}',
      text: '{name} sent a new request.',
    },
    MESSAGE: {
      heading: '{community}: a message about {ref}, {where}',
      text: '{name} wrote about a request.',
    },
    REOPENED: {
      heading: '{community}: {ref} is open again, {where}',
      text: '{name} says that it isn’t done.',
    },
    CLOSED: {
      heading: '{community}: {ref} is no longer needed, {where}',
      text: '{name} closed the request: it’s done or no longer needed.',
    },
    UNNEEDED: {
      heading: '{community}: {ref} may no longer be needed, {where}',
      text: '{name}, who sent the request, says it’s fixed or no longer needed. Neighbours follow it too, so it stays open until you close it.',
    },
    ASSIGNED: {
      heading: '{community}: {ref} is assigned to you, {where}',
      text: '{name} assigned this request to you.',
    },
    WORK_DONE: {
      heading: '{community}: the contractor says {ref} is done, {where}',
      text: 'The contractor says that the work is done. If you agree, mark the request as done.',
    },
  },
} as const;
