/** The most communities that one person can belong to. */
export const maxCommunities = 10;
