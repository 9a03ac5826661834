/** What the server alone says about a post. */
export const postsServer = {
  titleRequired: 'Title is required',
  titleTooLong: 'Please keep the title to {maximum} characters',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'Please keep the description under {maximum} characters',
  emailInvalid: 'Invalid email address',
  versionInvalid: 'Send the version as it came with what you saw',
  reasonTooLong: 'Please keep the reason under {maximum} characters',
  statusMissing: 'Say which status is wanted, for example PUBLISHED or REJECTED',
  statusUnknown: 'Not a status we know',
  communityMissing: 'Please select a community',
  communityIdInvalid: 'Not the id of a community',
  notFound: { LISTING: 'Listing not found', ACTIVITY: 'Activity not found' },
  mayNotDecide: {
    LISTING: 'You may not do this with this listing.',
    ACTIVITY: 'You may not do this with this activity.',
  },
  notTheAuthor: {
    LISTING: 'Only the person who posted this listing can change it.',
    ACTIVITY: 'Only the person who posted this activity can change it.',
  },
  closed: {
    LISTING: 'This listing is closed. Bring it back before you change it.',
    ACTIVITY: 'This activity is closed. Bring it back before you change it.',
  },
  changedMeanwhile: {
    LISTING:
      'This listing changed while you were editing it. Your text is still here: open the listing in another tab to see what changed, then save again.',
    ACTIVITY:
      'This activity changed while you were editing it. Your text is still here: open the activity in another tab to see what changed, then save again.',
  },
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
      '“{title}” changed in the meantime: {name} restored it {when}. Please look at it again.',
    WITHDRAW:
      '“{title}” changed in the meantime: {name} withdrew it {when}. Please look at it again.',
    SELL: '“{title}” changed in the meantime: {name} marked it as sold {when}. Please look at it again.',
    RELIST:
      '“{title}” changed in the meantime: {name} brought it back {when}. Please look at it again.',
    CANCEL:
      '“{title}” changed in the meantime: {name} cancelled it {when}. Please look at it again.',
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
      LISTING: 'The listing no longer shows in the hub.',
      ACTIVITY: 'The activity no longer shows in the hub.',
    },
    RESTORE: {
      title: 'Item published again',
      LISTING: 'The listing shows in the hub again.',
      ACTIVITY: 'The activity shows in the hub again.',
    },
    WITHDRAW: {
      title: 'Withdrawn',
      LISTING: 'Your listing no longer shows in the hub.',
      ACTIVITY: 'Your activity no longer shows in the hub.',
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
  submitted: { LISTING: 'Listing submitted', ACTIVITY: 'Activity submitted' },
  saved: { LISTING: 'Listing saved', ACTIVITY: 'Activity saved' },
  awaitsReview: {
    LISTING: 'Your listing has been submitted for review by the community board.',
    ACTIVITY: 'Your activity has been submitted for review by the community board.',
  },
  isLive: { LISTING: 'Your listing is now live!', ACTIVITY: 'Your activity is now live!' },
  alreadyDone: {
    title: 'Already done',
    SUBMIT: '“{post}”: {name} submitted it {when}.',
    EDIT: '“{post}”: {name} edited it {when}.',
    RESUBMIT: '“{post}”: {name} resubmitted it {when}.',
    APPROVE: '“{post}”: {name} approved it {when}.',
    REJECT: '“{post}”: {name} rejected it {when}.',
    REMOVE: '“{post}”: {name} removed it {when}.',
    RESTORE: '“{post}”: {name} restored it {when}.',
    WITHDRAW: '“{post}”: {name} withdrew it {when}.',
    SELL: '“{post}”: {name} marked it as sold {when}.',
    RELIST: '“{post}”: {name} brought it back {when}.',
    CANCEL: '“{post}”: {name} cancelled it {when}.',
    before: '“{post}” was in this state already.',
  },
} as const;
