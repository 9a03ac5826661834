import * as styles from './avatar.css.ts';

/** One of the tones, the same for the same initials. */
function toneOf(initials: string): string {
  let hash = 0;
  for (const letter of initials) hash = hash * 7 + (letter.codePointAt(0) ?? 0);
  return styles.tones[hash % styles.tones.length] ?? '';
}

/** A person's photo, or their initials in a colour of their own. It is decoration: put the name beside it. */
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
    <span className={`${className} ${toneOf(initials)}`} aria-hidden>
      {initials}
    </span>
  );
}
