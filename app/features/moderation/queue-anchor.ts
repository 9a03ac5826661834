/** The id of an entry of the queue on the dashboard, where the page opens after a decision. */
export const queueAnchor = (postId: string): string => `post-${postId}`;
