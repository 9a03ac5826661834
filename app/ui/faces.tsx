import { Avatar } from './avatar.tsx';
import * as styles from './avatar.css.ts';

/** The first people of a list, and how many there are besides. It is decoration: say in words how many. */
export function Faces({
  people,
  others,
}: {
  people: { id: string; initials: string; image: string | null }[];
  others: number;
}) {
  if (people.length === 0) return null;
  return (
    <span className={styles.faces} aria-hidden>
      {people.map(({ id, initials, image }) => (
        <Avatar key={id} initials={initials} image={image} />
      ))}
      {others > 0 && <span className={styles.more}>+{others}</span>}
    </span>
  );
}
