/** What a feed says of one event, article or issue. Texts are plain. */
export interface FeedEntry {
  path: string;
  title: string;
  text: string;
  publishedAt: Date;
  author: string | null;
}
