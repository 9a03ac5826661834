/**
 * What the ids of a decision's fields begin with: a page has several of these forms. The beginning of the
 * post's id tells them apart, and each field says it several times.
 */
export const fieldPrefix = (postId: string, status: string): string =>
  `${status === 'REMOVED' ? 'remove' : 'reject'}-${postId.slice(0, 8)}-`;
