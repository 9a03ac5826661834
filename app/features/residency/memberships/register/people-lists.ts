/** The lists of a community's people. */
export const peopleLists = ['waiting', 'members', 'invited', 'ended'] as const;
export type PeopleList = (typeof peopleLists)[number];
