/** The communities as a chooser lists them: the bookmarked ones first, each part as it was. */
export function bookmarkedFirst<Choice extends { id: string }>(
  communities: Choice[],
  bookmarked: ReadonlySet<string>,
): (Choice & { bookmarked: boolean })[] {
  const marked = communities.map((choice) => ({
    ...choice,
    bookmarked: bookmarked.has(choice.id),
  }));
  return [
    ...marked.filter((choice) => choice.bookmarked),
    ...marked.filter((choice) => !choice.bookmarked),
  ];
}
