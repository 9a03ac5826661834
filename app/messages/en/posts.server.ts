/** What the server alone says about a post. */
export const postsServer = {
  heldMessages: {
    one: '{count} neighbour’s message is on hold for you. You’ll get it once you confirm {email}. Use the link in the email we sent you.',
    other:
      '{count} messages from neighbours are on hold for you. You’ll get them once you confirm {email}. Use the link in the email we sent you.',
  },
  titleRequired: 'Enter a title',
  titleTooLong: 'Keep the title to {maximum} characters; it has {length} now',
  descriptionRequired: 'Enter a description',
  descriptionTooLong: 'Keep the description to {maximum} characters; it has {length} now',
  languageUnknown: 'Choose a language from the list',
  emailInvalid: 'Invalid email address',
  versionInvalid: 'Send the version number that came with the post',
  reasonTooLong: 'Keep the reason to {maximum} characters; it has {length} now',
  statusMissing: 'Send the new status, for example PUBLISHED or REJECTED',
  statusUnknown: 'This status doesn’t exist',
  communityMissing: 'Please select a community',
  communityIdInvalid: 'This isn’t a valid community ID',
  notFound: { LISTING: 'Listing not found', ACTIVITY: 'Activity not found' },
  mayNotDecide: {
    LISTING: 'You don’t have permission to do that with this listing.',
    ACTIVITY: 'You don’t have permission to do that with this activity.',
  },
  ownPost: {
    LISTING: 'Another moderator has to review your listing.',
    ACTIVITY: 'Another moderator has to review your activity.',
  },
  authorGone: 'The author has closed their account, so this post can’t be published again.',
  appealUpheld: 'Another moderator upheld your decision on appeal, so you can’t reverse it.',
  notTheAuthor: {
    LISTING: 'Only the person who posted this listing can change it.',
    ACTIVITY: 'Only the person who posted this activity can change it.',
  },
  authorLeft:
    'You’re no longer a member of this community, so you can’t change or bring back what you posted there.',
  open: { LISTING: 'Open the listing', ACTIVITY: 'Open the activity' },
  openOwn: 'Open my posts',
  logInToSee: 'Log in to see more',
  notEditable: {
    LISTING: {
      PENDING: 'The board is reviewing this listing, so you can’t change it right now.',
      PUBLISHED: 'This listing is published, so you can’t change it.',
      REJECTED: 'The board didn’t approve this listing, so you can’t change it.',
      WITHDRAWN: 'You withdrew this listing. To change it, first post it again from its page.',
      SOLD: 'You marked this listing as sold. To change it, first bring it back from its page.',
      CANCELLED: 'This listing is cancelled, so you can’t change it.',
      REMOVED: 'A moderator removed this listing, so it can’t be changed.',
    },
    ACTIVITY: {
      PENDING: 'The board is reviewing this activity, so you can’t change it right now.',
      PUBLISHED: 'This activity is published, so you can’t change it.',
      REJECTED: 'The board didn’t approve this activity, so you can’t change it.',
      WITHDRAWN: 'You withdrew this activity. To change it, first post it again from its page.',
      SOLD: 'This activity is sold, so you can’t change it.',
      CANCELLED: 'You cancelled this activity. To change it, first bring it back from its page.',
      REMOVED: 'A moderator removed this activity, so it can’t be changed.',
    },
  },
  changedMeanwhile: {
    LISTING:
      'This listing changed while you were editing it. Your text is still here: check it, then save again.',
    ACTIVITY:
      'This activity changed while you were editing it. Your text is still here: check it, then save again.',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    price: 'Price',
    when: 'Date and time',
    endsAt: 'End',
    place: 'Location',
    capacity: 'Number of spots',
    category: 'Category',
    condition: 'Condition',
    tags: 'Tags',
    contactEmail: 'Contact email',
    language: 'Language',
    images: 'Photos',
  },
  languages: { en: 'English', fr: 'French' },
  photoCount: { one: '{count} photo', other: '{count} photos' },
  undo: {
    button: 'Undo',
    done: 'Decision undone',
    back: {
      LISTING: 'The listing is back in the queue, as it was.',
      ACTIVITY: 'The activity is back in the queue, as it was.',
      change: 'The change is back in the queue, as it was.',
    },
    rejectedAgain: {
      LISTING: 'The listing is rejected again, as it was.',
      ACTIVITY: 'The activity is rejected again, as it was.',
      change: 'The change is rejected again, as it was.',
    },
    failed: 'Nothing was undone',
    notYours: 'Only the person who made a decision can undo it.',
    tooLate: '“{title}” has changed, so you can’t undo the decision.',
    tooOld: 'The author of “{title}” has been told of your decision, so you can’t undo it.',
    authorLeft: 'The author of “{title}” has left, so you can’t undo the decision.',
  },
  decidedMeanwhile: {
    SUBMIT: '“{title}” has changed: {name} posted it {when}. Check it again.',
    EDIT: '“{title}” has changed: {name} edited it {when}. Check it again.',
    RESUBMIT: '“{title}” has changed: {name} submitted it again {when}. Check it again.',
    APPROVE: '“{title}” has changed: {name} approved it {when}. Check it again.',
    REJECT: '“{title}” has changed: {name} rejected it {when}. Check it again.',
    REMOVE: '“{title}” has changed: {name} removed it {when}. Check it again.',
    RESTORE: '“{title}” has changed: {name} published it again {when}. Check it again.',
    WITHDRAW: '“{title}” has changed: {name} withdrew it {when}. There’s nothing left to decide.',
    SELL: '“{title}” has changed: {name} marked it as sold {when}. Check it again.',
    RELIST: '“{title}” has changed: {name} brought it back {when}. Check it again.',
    CANCEL: '“{title}” has changed: {name} cancelled it {when}. Check it again.',
    REPOST: '“{title}” has changed: {name} posted it again {when}. Check it again.',
    UNDO: '“{title}” has changed: {name} put it back under review {when}. Check it again.',
    APPROVE_CHANGE: '“{title}” has changed: {name} approved the change {when}. Check it again.',
    REJECT_CHANGE: '“{title}” has changed: {name} rejected the change {when}. Check it again.',
    WITHDRAW_CHANGE: '“{title}” has changed: {name} withdrew the change {when}. Check it again.',
  },
  tooLate: {
    APPROVE:
      '“{title}” is over, so you can’t approve it. If you reject it, the author can set a new date.',
    CANCEL: '“{title}” is over, so you can’t cancel it.',
    REPOST:
      'The date of “{title}” has passed. To post the activity again, edit it and set a new date.',
  },
  cannotBeDone: {
    PENDING: '“{title}” is under review now, so this action is no longer possible.',
    PUBLISHED: '“{title}” has been published, so this action is no longer possible.',
    REJECTED: '“{title}” has been rejected, so this action is no longer possible.',
    WITHDRAWN: 'The author has withdrawn “{title}”, so this action is no longer possible.',
    SOLD: '“{title}” has been marked as sold, so this action is no longer possible.',
    CANCELLED: '“{title}” has been cancelled, so this action is no longer possible.',
    REMOVED: '“{title}” has been removed, so this action is no longer possible.',
  },
  revisionDecided: {
    APPROVE: {
      title: 'Change approved',
      description: 'The new text is in the hub now.',
    },
    REJECT: {
      title: 'Change rejected',
      description: 'The approved text stays in the hub.',
    },
    WITHDRAW: {
      title: 'Change withdrawn',
      description: 'Everyone still sees the text below. You can edit it again at any time.',
    },
  },
  changeAwaitsReview: {
    LISTING:
      'The board will review your change first. Until they approve it, your listing stays as it was.',
    ACTIVITY:
      'The board will review your change first. Until they approve it, your activity stays as it was.',
  },
  priceIsLower: {
    LISTING: 'The lower price is shown now. The board still has to review the rest of your change.',
    ACTIVITY:
      'The lower price is shown now. The board still has to review the rest of your change.',
  },
  repostedTitle: 'Post submitted again',
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
      LISTING: 'The listing is no longer in the hub. You can publish it again.',
      ACTIVITY: 'The activity is no longer in the hub. You can publish it again.',
    },
    RESTORE: {
      title: 'Item published again',
      LISTING: 'The listing is back in the hub.',
      ACTIVITY: 'The activity is back in the hub.',
    },
    WITHDRAW: {
      title: 'Post withdrawn',
      LISTING: 'Your listing is no longer in the hub. You can post it again from its page.',
      ACTIVITY: 'Your activity is no longer in the hub. You can post it again from its page.',
    },
    SELL: {
      title: 'Listing marked as sold',
      LISTING: 'Your listing is no longer in the hub. You can bring it back.',
      ACTIVITY: 'Your activity is no longer in the hub. You can bring it back.',
    },
    RELIST: {
      title: 'Post brought back',
      LISTING: 'Your listing is back in the hub.',
      ACTIVITY: 'Your activity is back in the hub.',
    },
    CANCEL: {
      title: 'Activity cancelled',
      LISTING: 'It’s no longer in the hub. You can bring it back from its page.',
      ACTIVITY: 'It’s no longer in the hub. You can bring it back from its page.',
    },
  },
  broughtBackOver:
    'This activity is over, so it’s no longer in the hub. The activity’s page says it’s over.',
  withdrawnWhilePending: {
    LISTING: 'The board won’t review your listing. You can submit it again from its page.',
    ACTIVITY: 'The board won’t review your activity. You can submit it again from its page.',
  },
  decidedForGood: {
    WITHDRAW: 'Only you and the board can see the post now.',
    SELL: 'Your listing is no longer in the hub.',
    CANCEL: 'It’s no longer in the hub.',
  },
  tooManyPosts: {
    one: 'You’ve posted a lot in the last hour. Wait a minute, then post again.',
    other: 'You’ve posted a lot in the last hour. Wait {count} minutes, then post again.',
  },
  tooManyEdits: {
    one: 'You’ve changed your posts many times in the last hour. Wait a minute and try again.',
    other:
      'You’ve changed your posts many times in the last hour. Wait {count} minutes and try again.',
  },
  submitted: { LISTING: 'Listing submitted', ACTIVITY: 'Activity submitted' },
  saved: { LISTING: 'Listing saved', ACTIVITY: 'Activity saved' },
  awaitsReview: {
    LISTING: 'Your listing has been submitted for review by the community board.',
    ACTIVITY: 'Your activity has been submitted for review by the community board.',
  },
  isLive: { LISTING: 'Your listing is now live!', ACTIVITY: 'Your activity is now live!' },
  changeIsLive: {
    LISTING: 'The change to your listing is now live.',
    ACTIVITY: 'The change to your activity is now live.',
  },
  alreadyDone: {
    title: 'Already done',
    SUBMIT: '{name} already posted “{post}” {when}.',
    EDIT: '{name} already edited “{post}” {when}.',
    RESUBMIT: '{name} already submitted “{post}” again {when}.',
    APPROVE: '{name} already approved “{post}” {when}.',
    REJECT: '{name} already rejected “{post}” {when}.',
    REMOVE: '{name} already removed “{post}” {when}.',
    RESTORE: '{name} already published “{post}” again {when}.',
    WITHDRAW: '{name} already withdrew “{post}” {when}.',
    SELL: '{name} already marked “{post}” as sold {when}.',
    RELIST: '{name} already brought back “{post}” {when}.',
    CANCEL: '{name} already cancelled “{post}” {when}.',
    REPOST: '{name} already posted “{post}” again {when}.',
    UNDO: '{name} already put “{post}” back under review {when}.',
    APPROVE_CHANGE: '{name} already approved the change to “{post}” {when}.',
    REJECT_CHANGE: '{name} already rejected the change to “{post}” {when}.',
    WITHDRAW_CHANGE: '{name} already withdrew the change to “{post}” {when}.',
    before: '“{post}” already had this status.',
  },
  mostlyIn: {
    en: 'Most posts here are in English, as your neighbours wrote them.',
    fr: 'Most posts here are in French, as your neighbours wrote them.',
  },
} as const;
