import * as reading from '#app/ui/styles/reading.css.ts';
import type { NewsletterSection } from './content/types.ts';
import * as styles from './issue.css.ts';

/** What goes in, beside what is done with it. The caller gives it its heading. */
export function Recipe({
  recipe,
}: {
  recipe: Pick<
    Extract<NewsletterSection, { kind: 'recipe' }>,
    'intro' | 'serves' | 'ingredients' | 'steps'
  >;
}) {
  return (
    <>
      <p className={reading.reading}>{recipe.intro}</p>
      <div className={styles.recipe}>
        <div>
          <p className={styles.detail}>Serves {recipe.serves}</p>
          <ul className={styles.ingredients}>
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
      </div>
    </>
  );
}
