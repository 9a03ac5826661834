/** The communities as a chooser lists them: the bookmarked ones first, each part as it was. */
export function bookmarkedFirst<Choice extends { id: string }>(
  communities: Choice[],
  bookmarked: ReadonlySet<string>,
): Choice[] {
  return [
    ...communities.filter(({ id }) => bookmarked.has(id)),
    ...communities.filter(({ id }) => !bookmarked.has(id)),
  ];
}
