/** What the server alone says about a post. */
export const postsServer = {
  titleRequired: 'Title is required',
  titleTooLong: 'Please keep the title to {maximum} characters; it has {length} now',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'Please keep the description to {maximum} characters; it has {length} now',
  languageUnknown: 'Please choose a language from the list',
  emailInvalid: 'Invalid email address',
  versionInvalid: 'Send the version as it came with what you saw',
  reasonTooLong: 'Please keep the reason to {maximum} characters; it has {length} now',
  statusMissing: 'Say which status is wanted, for example PUBLISHED or REJECTED',
  statusUnknown: 'Not a status we know',
  communityMissing: 'Please select a community',
  communityIdInvalid: 'Not the id of a community',
  notFound: { LISTING: 'Listing not found', ACTIVITY: 'Activity not found' },
  mayNotDecide: {
    LISTING: 'You may not do this with this listing.',
    ACTIVITY: 'You may not do this with this activity.',
  },
  ownPost: {
    LISTING: 'This is your own listing, so another moderator decides on it.',
    ACTIVITY: 'This is your own activity, so another moderator decides on it.',
  },
  authorGone: 'Its author has closed their account, so it can’t be published again.',
  appealUpheld: 'Another moderator upheld your decision on appeal, so you can’t reverse it.',
  notTheAuthor: {
    LISTING: 'Only the person who posted this listing can change it.',
    ACTIVITY: 'Only the person who posted this activity can change it.',
  },
  authorLeft:
    'You no longer belong to this community, so you cannot change or bring back what you posted there.',
  open: { LISTING: 'Open the listing', ACTIVITY: 'Open the activity' },
  openOwn: 'Open your posts',
  logInToSee: 'Log in to see more',
  notEditable: {
    LISTING: {
      PENDING: 'This listing is with the board.',
      PUBLISHED: 'This listing is published.',
      REJECTED: 'The board did not publish this listing.',
      WITHDRAWN: 'You withdrew this listing. Post it again on its page, then change it.',
      SOLD: 'You marked this listing as sold. Bring it back on its page, then change it.',
      CANCELLED: 'This listing is cancelled.',
      REMOVED: 'A moderator took this listing down, so it cannot be changed.',
    },
    ACTIVITY: {
      PENDING: 'This activity is with the board.',
      PUBLISHED: 'This activity is published.',
      REJECTED: 'The board did not publish this activity.',
      WITHDRAWN: 'You withdrew this activity. Post it again on its page, then change it.',
      SOLD: 'This activity is sold.',
      CANCELLED: 'You cancelled this activity. Bring it back on its page, then change it.',
      REMOVED: 'A moderator took this activity down, so it cannot be changed.',
    },
  },
  changedMeanwhile: {
    LISTING: 'This listing changed while you were editing it. Your text is still here.',
    ACTIVITY: 'This activity changed while you were editing it. Your text is still here.',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    price: 'Price',
    when: 'Date and time',
    endsAt: 'End',
    place: 'Place',
    capacity: 'How many can come',
    category: 'Category',
    condition: 'Condition',
    tags: 'Tags',
    contactEmail: 'Contact email',
    language: 'Language',
    images: 'Photos',
  },
  fieldIsEmpty: 'Empty',
  languages: { en: 'English', fr: 'French' },
  photoCount: { one: '{count} photo', other: '{count} photos' },
  decidedMeanwhile: {
    SUBMIT:
      '“{title}” changed in the meantime: {name} submitted it {when}. Please look at it again.',
    EDIT: '“{title}” changed in the meantime: {name} edited it {when}. Please look at it again.',
    RESUBMIT:
      '“{title}” changed in the meantime: {name} resubmitted it {when}. Please look at it again.',
    APPROVE:
      '“{title}” changed in the meantime: {name} approved it {when}. Please look at it again.',
    REJECT:
      '“{title}” changed in the meantime: {name} rejected it {when}. Please look at it again.',
    REMOVE: '“{title}” changed in the meantime: {name} removed it {when}. Please look at it again.',
    RESTORE:
      '“{title}” changed in the meantime: {name} published it again {when}. Please look at it again.',
    WITHDRAW:
      '“{title}” changed in the meantime: {name} withdrew it {when}. There is nothing left to decide.',
    SELL: '“{title}” changed in the meantime: {name} marked it as sold {when}. Please look at it again.',
    RELIST:
      '“{title}” changed in the meantime: {name} brought it back {when}. Please look at it again.',
    CANCEL:
      '“{title}” changed in the meantime: {name} cancelled it {when}. Please look at it again.',
    REPOST:
      '“{title}” changed in the meantime: {name} posted it again {when}. Please look at it again.',
    APPROVE_CHANGE:
      '“{title}” changed in the meantime: {name} approved the change {when}. Please look at it again.',
    REJECT_CHANGE:
      '“{title}” changed in the meantime: {name} rejected the change {when}. Please look at it again.',
    WITHDRAW_CHANGE:
      '“{title}” changed in the meantime: {name} took the change back {when}. Please look at it again.',
  },
  tooLate: {
    APPROVE:
      '“{title}” is over, so it can no longer be approved. Reject it, and its author can give it a new date.',
    CANCEL: '“{title}” is over, so it can no longer be cancelled.',
    REPOST:
      'The date of “{title}” has passed. Edit it and give it a new date: that posts it again.',
  },
  cannotBeDone: {
    PENDING: '“{title}” is waiting for the board now, so this cannot be done.',
    PUBLISHED: '“{title}” is published now, so this cannot be done.',
    REJECTED: '“{title}” is rejected now, so this cannot be done.',
    WITHDRAWN: '“{title}” is withdrawn by its author now, so this cannot be done.',
    SOLD: '“{title}” is sold now, so this cannot be done.',
    CANCELLED: '“{title}” is cancelled now, so this cannot be done.',
    REMOVED: '“{title}” is removed now, so this cannot be done.',
  },
  revisionDecided: {
    APPROVE: {
      title: 'Change approved',
      description: 'The new text shows in the hub.',
    },
    REJECT: {
      title: 'Change rejected',
      description: 'The approved text stays in the hub.',
    },
    WITHDRAW: {
      title: 'Change taken back',
      description: 'Everyone still sees the text below. You can edit it again at any time.',
    },
  },
  changeAwaitsReview: {
    LISTING:
      'The board looks at your change first. Until they approve it, your listing stays as it was.',
    ACTIVITY:
      'The board looks at your change first. Until they approve it, your activity stays as it was.',
  },
  priceIsLower: {
    LISTING: 'The lower price shows now. The rest of your change still waits for the board.',
    ACTIVITY: 'The lower price shows now. The rest of your change still waits for the board.',
  },
  repostedTitle: 'Posted again',
  decided: {
    APPROVE: {
      title: 'Item approved',
      LISTING: 'The listing has been published successfully.',
      ACTIVITY: 'The activity has been published successfully.',
    },
    REJECT: {
      title: 'Item rejected',
      LISTING: 'The listing has been rejected.',
      ACTIVITY: 'The activity has been rejected.',
    },
    REMOVE: {
      title: 'Item removed',
      LISTING: 'The listing no longer shows in the hub. You can publish it again.',
      ACTIVITY: 'The activity no longer shows in the hub. You can publish it again.',
    },
    RESTORE: {
      title: 'Item published again',
      LISTING: 'The listing shows in the hub again.',
      ACTIVITY: 'The activity shows in the hub again.',
    },
    WITHDRAW: {
      title: 'Withdrawn',
      LISTING: 'Your listing no longer shows in the hub. You can post it again from its page.',
      ACTIVITY: 'Your activity no longer shows in the hub. You can post it again from its page.',
    },
    SELL: {
      title: 'Marked as sold',
      LISTING: 'Your listing no longer shows in the hub. You can bring it back.',
      ACTIVITY: 'Your activity no longer shows in the hub. You can bring it back.',
    },
    RELIST: {
      title: 'Brought back',
      LISTING: 'Your listing shows in the hub again.',
      ACTIVITY: 'Your activity shows in the hub again.',
    },
    CANCEL: {
      title: 'Activity cancelled',
      LISTING: 'It says so on its page. You can bring it back.',
      ACTIVITY: 'It says so on its page. You can bring it back.',
    },
  },
  broughtBackOver: 'It is over, so the hub no longer lists it. Its page says so.',
  withdrawnWhilePending: {
    LISTING: 'The board no longer decides on your listing. You can post it again from its page.',
    ACTIVITY: 'The board no longer decides on your activity. You can post it again from its page.',
  },
  decidedForGood: {
    WITHDRAW: 'Only you and the board can see it now.',
    SELL: 'It no longer shows in the hub.',
    CANCEL: 'It says so on its page.',
  },
  tooManyPosts: {
    one: 'You have posted a lot within this hour. Please wait a minute, then post again.',
    other: 'You have posted a lot within this hour. Please wait {count} minutes, then post again.',
  },
  tooManyEdits: {
    one: 'You have changed your posts very often within this hour. Please wait a minute and try again.',
    other:
      'You have changed your posts very often within this hour. Please wait {count} minutes and try again.',
  },
  submitted: { LISTING: 'Listing submitted', ACTIVITY: 'Activity submitted' },
  saved: { LISTING: 'Listing saved', ACTIVITY: 'Activity saved' },
  awaitsReview: {
    LISTING: 'Your listing has been submitted for review by the community board.',
    ACTIVITY: 'Your activity has been submitted for review by the community board.',
  },
  isLive: { LISTING: 'Your listing is now live!', ACTIVITY: 'Your activity is now live!' },
  changeIsLive: {
    LISTING: 'Your listing shows the change now.',
    ACTIVITY: 'Your activity shows the change now.',
  },
  alreadyDone: {
    title: 'Already done',
    SUBMIT: '“{post}”: {name} submitted it {when}.',
    EDIT: '“{post}”: {name} edited it {when}.',
    RESUBMIT: '“{post}”: {name} resubmitted it {when}.',
    APPROVE: '“{post}”: {name} approved it {when}.',
    REJECT: '“{post}”: {name} rejected it {when}.',
    REMOVE: '“{post}”: {name} removed it {when}.',
    RESTORE: '“{post}”: {name} published it again {when}.',
    WITHDRAW: '“{post}”: {name} withdrew it {when}.',
    SELL: '“{post}”: {name} marked it as sold {when}.',
    RELIST: '“{post}”: {name} brought it back {when}.',
    CANCEL: '“{post}”: {name} cancelled it {when}.',
    REPOST: '“{post}”: {name} posted it again {when}.',
    APPROVE_CHANGE: '“{post}”: {name} approved the change {when}.',
    REJECT_CHANGE: '“{post}”: {name} rejected the change {when}.',
    WITHDRAW_CHANGE: '“{post}”: {name} took the change back {when}.',
    before: '“{post}” was in this state already.',
  },
} as const;
