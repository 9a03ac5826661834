import type { z } from 'zod';
import type { PostType } from '#db/enums.ts';
import type { Post } from './post-tables.server.ts';

/** What every kind of post is written with. */
export interface PostInput {
  title: string;
  description: string;
  contactEmail?: string | null | undefined;
  /** The addresses of the photos; an edit without them changes none. */
  images?: string[] | null | undefined;
}

/** What a kind of post adds to what all posts have in common. */
export interface PostKind<Input extends PostInput = PostInput, Row extends Post = Post> {
  type: PostType;
  formSchema: z.ZodType<Input & { version?: number | undefined }>;
  /** Its own columns, from checked input. */
  columns: (input: Input) => object;
  /**
   * Checks that need the clock or the row as it is (null for a new post), and the input to save.
   * Throws AppError `invalid`.
   */
  check?: (input: Input, before: Row | null) => Input;
  /** The fields of its own as text, the way a person would have typed them. */
  formValues: (post: Row) => Record<string, string | string[]>;
}

/** Keeps the types of a kind's schema and columns together. */
export const postKind = <Input extends PostInput, Row extends Post>(
  kind: PostKind<Input, Row>,
): PostKind<Input, Row> => kind;
