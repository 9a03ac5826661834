import { z } from 'zod';
import { Activity, Listing } from '#db/entities/index.ts';
import { languages, type Language, type PostType } from '#db/enums.ts';
import type { PhotoOwner } from '#app/features/media/photos/attach.server.ts';
import { mostPhotos } from '#app/features/media/photos/limits.ts';
import { photoAddresses } from '#app/features/media/photos/schema.ts';
import { descriptionLength, titleLength } from '#app/features/posts/basics/limits.ts';
import type { AppError } from '#app/lib/errors.ts';
import type { Formats } from '#app/lib/format.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { shownEmail, typedLine, typedText } from '#app/lib/forms/typed-text.ts';

const requiredText = (
  required: 'posts.titleRequired' | 'posts.descriptionRequired',
  asKept: (text: string) => string,
) => z.string({ error: required }).overwrite(asKept).min(1, required);

/** The fields that every kind of post has. */
export const postFields = {
  title: requiredText('posts.titleRequired', typedLine).max(titleLength, {
    error: tooLong('posts.titleTooLong'),
  }),
  description: requiredText('posts.descriptionRequired', typedText).max(descriptionLength, {
    error: tooLong('posts.descriptionTooLong'),
  }),
  contactEmail: shownEmail('posts.emailInvalid').nullish(),
  /** Left out, a new post is in the language of the request. */
  language: z.enum(languages, { error: 'posts.languageUnknown' }).nullish().meta({
    description: 'The language of title and description; if omitted, the language of the request',
  }),
  /** Left out, an edit leaves the pictures as they are. */
  images: photoAddresses(mostPhotos).nullish(),
};

/** The largest number the database holds as a version. */
const maxVersion = 2_147_483_647;

export const invalidVersion = 'posts.versionInvalid';
export const asVersion = (number: z.ZodNumber) =>
  number.int(invalidVersion).min(1, invalidVersion).max(maxVersion, invalidVersion).optional();

/** The version an edit form was filled from. */
export const editedVersion = asVersion(z.coerce.number({ error: invalidVersion }));

/** What every kind of post is written with. */
export type PostInput = z.output<z.ZodObject<typeof postFields>>;

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
  /**
   * What `check` would refuse about the fields of a form that the schema refuses already; `before`
   * is null for a new post.
   */
  furtherErrors?: (form: FormData, before: Row | null) => AppError[];
  /** The fields of its own as text, the way a person would have typed them. */
  formValues: (post: Row, formats: Formats) => Record<string, string | string[]>;
}

interface SavedFields {
  title: string;
  description: string;
  contactEmail: string | null;
  language?: Language;
  images?: string[];
}

/**
 * The columns an author fills in, from checked input; `language` and `images` only where the input
 * has them.
 */
export const fieldsFrom = <Input extends PostInput, Row extends Post>(
  kind: PostKind<Input, Row>,
  input: Input,
): SavedFields => ({
  title: input.title,
  description: input.description,
  contactEmail: input.contactEmail ?? null,
  ...(input.language ? { language: input.language } : {}),
  ...(input.images ? { images: input.images } : {}),
  ...kind.columns(input),
});

/** Keeps the types of a kind's schema and columns together. */
export const postKind = <Input extends PostInput, Row extends Post>(
  kind: PostKind<Input, Row>,
): PostKind<Input, Row> => kind;

/** Any kind of post, as a row. */
export type Post = Listing | Activity;

/**
 * The table of each kind of post. Code that treats posts alike uses only the columns they share;
 * Listing stands for all of them in its types.
 */
export const postTables: Record<PostType, typeof Listing> = {
  LISTING: Listing,
  ACTIVITY: Activity as unknown as typeof Listing,
};

/** The same for the query builder. */
export const postTableNames: Record<PostType, 'listings'> = {
  LISTING: 'listings',
  ACTIVITY: 'activities' as 'listings',
};

/** The columns by which a photo belongs to a post. */
export const photoOwner = (type: PostType, id: string): PhotoOwner =>
  type === 'LISTING' ? { listing: id } : { activity: id };
