/** The words of emails about one’s posts: what the moderators decided. */
export const decisionEmails = {
  because: 'You’re receiving this email because it’s about something you posted in {community}.',
  reason: 'Reason: {entry}',
  inWords: 'A note from the moderator:',
  more: { one: 'And {count} more post.', other: 'And {count} more posts.' },
  open: 'Open the post',
  openAll: 'See all my posts',
  posts: {
    POST_APPROVED: {
      subject: { one: '“{post}” was approved', other: '{count} of your posts were approved' },
      heading: { one: 'Your post was approved', other: '{count} of your posts were approved' },
      text: {
        one: 'Your neighbours can now see your post in the {community} hub.',
        other: 'Your neighbours can now see your posts in the {community} hub.',
      },
    },
    POST_REJECTED: {
      subject: {
        one: '“{post}” wasn’t approved',
        other: '{count} of your posts weren’t approved',
      },
      heading: {
        one: 'Your post wasn’t approved',
        other: '{count} of your posts weren’t approved',
      },
      text: {
        one: 'The moderators of {community} didn’t approve your post. You can change it and send it again. If you disagree, you can appeal on the post’s page.',
        other:
          'The moderators of {community} didn’t approve these posts. You can change them and send them again. If you disagree, you can appeal on each post’s page.',
      },
    },
    POST_REMOVED: {
      subject: { one: '“{post}” was removed', other: '{count} of your posts were removed' },
      heading: { one: 'Your post was removed', other: '{count} of your posts were removed' },
      text: {
        one: 'The moderators of {community} removed your post from the hub. If you disagree, you can appeal on the post’s page.',
        other:
          'The moderators of {community} removed these posts from the hub. If you disagree, you can appeal on each post’s page.',
      },
    },
    POST_RESTORED: {
      subject: {
        one: '“{post}” is published again',
        other: '{count} of your posts are published again',
      },
      heading: {
        one: 'Your post is published again',
        other: '{count} of your posts are published again',
      },
      text: {
        one: 'The moderators of {community} published your post again. You don’t need to do anything.',
        other:
          'The moderators of {community} published these posts again. You don’t need to do anything.',
      },
    },
    CHANGE_APPROVED: {
      subject: {
        one: 'Your change to “{post}” was approved',
        other: 'Your changes to {count} posts were approved',
      },
      heading: {
        one: 'Your change was approved',
        other: 'Your changes to {count} posts were approved',
      },
      text: {
        one: 'Your neighbours can now see your change in the {community} hub.',
        other: 'Your neighbours can now see your changes in the {community} hub.',
      },
    },
    CHANGE_REJECTED: {
      subject: {
        one: 'Your change to “{post}” wasn’t approved',
        other: 'Your changes to {count} posts weren’t approved',
      },
      heading: {
        one: 'Your change wasn’t approved',
        other: 'Your changes to {count} posts weren’t approved',
      },
      text: {
        one: 'Your post stays in the {community} hub as it was. You can edit the post again.',
        other: 'Your posts stay in the {community} hub as they were. You can edit the posts again.',
      },
    },
    POST_REVIEWED_AGAIN: {
      subject: {
        one: '“{post}” is being reviewed again',
        other: '{count} of your posts are being reviewed again',
      },
      heading: {
        one: 'Your post is being reviewed again',
        other: '{count} of your posts are being reviewed again',
      },
      text: {
        one: 'The moderators of {community} took back their decision about your post. We’ll email you when they decide.',
        other:
          'The moderators of {community} took back their decision about these posts. We’ll email you when they decide.',
      },
    },
    CHANGE_REVIEWED_AGAIN: {
      subject: {
        one: 'Your change to “{post}” is being reviewed again',
        other: 'Your changes to {count} posts are being reviewed again',
      },
      heading: {
        one: 'Your change is being reviewed again',
        other: 'Your changes to {count} posts are being reviewed again',
      },
      text: {
        one: 'The moderators of {community} took back their decision about your change. Until they decide, your neighbours see your post without it.',
        other:
          'The moderators of {community} took back their decision about these changes. Until they decide, your neighbours see your posts without them.',
      },
    },
  },
  appeals: {
    UPHOLD: {
      subject: 'Your appeal about “{post}” didn’t change the decision',
      heading: 'Your appeal was answered',
      text: 'The moderators of {community} took another look at your post and didn’t change their decision.',
    },
    GRANT: {
      subject: 'Your appeal about “{post}” was granted',
      heading: 'Your appeal was granted',
      text: 'The moderators of {community} took another look at your post, and it’s now published.',
    },
  },
} as const;
