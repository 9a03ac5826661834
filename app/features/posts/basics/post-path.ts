import type { PostType } from '#db/enums.ts';

const folders: Record<PostType, string> = { LISTING: 'listings', ACTIVITY: 'activities' };

/** The address of a post's page. */
export const postPath = (type: PostType, id: string): string => `/${folders[type]}/${id}`;
