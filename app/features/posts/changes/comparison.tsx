import type { ComparedField, ComparedSide } from '#app/lib/forms/compared-field.ts';
import * as styles from './comparison.css.ts';

/** Fields that differ, each with what it says on both sides, which `before` and `after` name. */
export function Comparison({
  fields,
  before,
  after,
}: {
  fields: ComparedField[];
  before: string;
  after: string;
}) {
  return (
    <ul role="list" className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name}>
          <strong>{field.label}</strong>
          <dl className={styles.sides}>
            <Value name={before} side={field.before} />
            <Value name={after} side={field.after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Value = ({ name, side: { text, pictures } }: { name: string; side: ComparedSide }) => (
  <div className={styles.side}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      {text}
      {pictures.map((address) => (
        <img key={address} src={address} alt="" width={96} height={72} className={styles.picture} />
      ))}
    </dd>
  </div>
);
