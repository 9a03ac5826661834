/** The end of an emergency, at the desk. */
export const emergencies = {
  over: 'It’s over',
  summary: 'Say that an emergency in {community} is over.',
  lead: 'Residents see this instead of the emergency, above every page, for a day. After that, the notice stays under “All notices”.',
  noEmails: 'Nobody was emailed about this emergency, so nobody is emailed now.',
  noMail: 'Nobody gets it by email: this site can’t send email yet.',
  sentences: { en: 'Sentence in English', fr: 'Sentence in French' },
  sentenceHint: 'Up to {maximum} characters.',
  tell: { one: 'Tell {count} person it’s over', other: 'Tell {count} people it’s over' },
  say: 'Say that it’s over',
  cancel: 'Cancel',
  failed: 'The emergency notice is still up',
  changed: 'Check what the notice says now, then send your sentence again.',
  toNotice: 'Open the notice',
} as const;
