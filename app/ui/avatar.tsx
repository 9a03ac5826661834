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
