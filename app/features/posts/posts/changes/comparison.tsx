import type { ComparedField, ComparedSide } from '#app/lib/forms/compared-field.ts';
import { FoldedText } from '#app/ui/text/folded-text.tsx';
import * as styles from './comparison.css.ts';

/** Fields that differ, each with what it says on both sides, which `before` and `after` name. */
export function Comparison({
  fields,
  before,
  after,
  showAll,
}: {
  fields: ComparedField[];
  before: string;
  after: string;
  /** What opens a long text, where it is folded. */
  showAll?: string;
}) {
  return (
    <ul role="list" className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name}>
          <strong>{field.label}</strong>
          <dl className={styles.sides}>
            <Value name={before} side={field.before} showAll={showAll} />
            <Value name={after} side={field.after} showAll={showAll} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Value = ({
  name,
  side: { text, lang, pictures },
  showAll,
}: {
  name: string;
  side: ComparedSide;
  showAll: string | undefined;
}) => (
  <div className={styles.side}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      {showAll ? (
        <FoldedText text={text} lang={lang} showAll={showAll} />
      ) : (
        <span lang={lang}>{text}</span>
      )}
      {pictures.map((address) => (
        <img key={address} src={address} alt="" width={96} height={72} className={styles.picture} />
      ))}
    </dd>
  </div>
);
