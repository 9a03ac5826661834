import * as styles from './avatar.css.ts';

/** A person's photo, or their initials. It is decoration: put the name beside it. */
export function Avatar({
  initials,
  image,
  large = false,
}: {
  initials: string;
  image: string | null;
  large?: boolean;
}) {
  const className = large ? styles.large : styles.avatar;
  const pixels = large ? 96 : 32;
  return image ? (
    <img src={image} alt="" width={pixels} height={pixels} className={className} />
  ) : (
    <span className={className} aria-hidden>
      {initials}
    </span>
  );
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
