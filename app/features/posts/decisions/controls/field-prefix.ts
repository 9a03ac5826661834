/** What the ids of a decision's fields begin with: a page has several of these forms. */
export const fieldPrefix = (postId: string, status: string): string =>
  `${status === 'REMOVED' ? 'remove' : 'reject'}-${postId}-`;
