/** The form for a new request to the board and the manager. */
export const newRequest = {
  requests: 'Requests',
  title: 'Report a problem',
  summary: 'Tell the board and the manager what needs to be fixed.',
  emergency: 'Is it an emergency?',
  callFirst: 'Fire, gas, injury or danger',
  afterHours: 'After hours',
  manager: 'Manager',
  whatCounts:
    'Call, don’t write, if water is running and you can’t stop it, someone is stuck in an elevator, there’s no heat or power, or the building can’t be locked.',
  known: 'Already reported',
  knownHere: 'Someone has already reported a problem here',
  knownHereLead:
    'If it’s the same problem, select “It affects me too” and you’ll get its updates. If yours is different, send it below. Nothing you typed is lost.',
  ownHere: 'You’ve already reported a problem here',
  ownHereLead:
    'If it’s the same problem, open your own request and write there. If it’s another one, send it below. Nothing you typed is lost.',
  affects: {
    one: 'It affects {count} person.',
    other: 'It affects {count} people.',
  },
  yours: 'You’re following it: {ref}',
  sentByYou: 'You reported it: {ref}',
  leave: 'Stop following',
  leaveNamed: 'Stop following: {about}',
  join: 'It affects me too',
  joinNamed: 'It affects me too: {about}',
  yourRequest: 'Your request',
  failed: 'Your request wasn’t sent',
  choose: 'Choose',
  place: 'Where is it?',
  myUnit: 'In my home: {unit}',
  furtherUnit: 'In another of my units: {unit}',
  category: 'What is it about?',
  text: 'What’s wrong?',
  textHint: 'What happened, where exactly, and since when. Up to {maximum} characters.',
  mayEnterLabel: 'If it’s in your home: may someone come in while you’re out?',
  phone: 'Phone number',
  phoneHint:
    'For this request only. Neighbours don’t see it. We need it if someone is to call you first.',
  whoReads:
    'The board and the manager read your request. If the problem is in a shared place, or the board or the manager shares your request, neighbours can read your words while it’s open, and those who say it affects them too see your photos, but not your name.',
  send: 'Send request',
  sendAnyway: 'Send my own request',
  sending: 'Sending…',
  cancel: 'Cancel',
} as const;
