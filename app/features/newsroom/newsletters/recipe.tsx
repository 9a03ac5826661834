import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { SectionOf } from './section-types.server.ts';
import * as styles from './issue.css.ts';

/** A recipe: what it is, what it takes and its steps. The caller shows the heading and arranges them. */
export function Recipe({ recipe }: { recipe: SectionOf<'recipe'> }) {
  const t = useMessages(cityIssues);
  return (
    <>
      <p className={reading.reading}>{recipe.intro}</p>
      <div className={styles.ingredients}>
        <p className={styles.detail}>{t('serves', { serves: recipe.serves })}</p>
        <ul className={styles.ingredientList}>
          {recipe.ingredients.map((ingredient) => (
            <li key={ingredient}>{ingredient}</li>
          ))}
        </ul>
      </div>
      <ol className={`${reading.reading} ${styles.steps}`}>
        {recipe.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
