import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type {
  localDiscoveries,
  seasonalWellness,
  smartCondoLiving,
  trustedContractors,
} from './content/archive.ts';
import type { IssueLink } from './issues.server.ts';
import { Recipe } from './recipe.tsx';
import * as styles from './archive.css.ts';

export interface Archive {
  issues: IssueLink[];
  contractors: typeof trustedContractors;
  discoveries: typeof localDiscoveries;
  recipes: typeof seasonalWellness;
  columns: typeof smartCondoLiving;
}

/** Every city-wide issue, and the best of them gathered by subject. */
export function ArchiveView({ issues, contractors, discoveries, recipes, columns }: Archive) {
  return (
    <>
      <header className={styles.banner}>
        <div className={`${layout.page} ${layout.stack}`}>
          <h1 className={styles.title}>Newsletter Archives</h1>
          <p className={reading.standfirst}>
            Four seasons of the city letter, and what is worth keeping from them: whom to call,
            where to walk, what to cook.
          </p>
        </div>
      </header>
      <div className={`${layout.page} ${layout.section} ${styles.parts}`}>
        <section aria-labelledby="all-issues" className={layout.stack}>
          <h2 id="all-issues">All Issues</h2>
          <div className={styles.issues}>
            {issues.map((issue) => (
              <Card
                key={issue.path}
                to={issue.path}
                title={issue.title}
                picture={{ src: issue.cover, wide: true }}
              >
                <p className={layout.muted}>{issue.month}</p>
                {issue.isCurrent && (
                  <CardFoot>
                    <Badge kind="accent">Current issue</Badge>
                  </CardFoot>
                )}
              </Card>
            ))}
          </div>
        </section>
        <section aria-labelledby="contractors" className={layout.stack}>
          <h2 id="contractors">Trusted Contractors</h2>
          <ul role="list" className={styles.three}>
            {contractors.map(({ name, trade, text, phone, area }) => (
              <li key={name} className={styles.entry}>
                <h3>{name}</h3>
                <p className={layout.muted}>{trade}</p>
                <p>{text}</p>
                <p>
                  <a href={`tel:${phone}`}>{phone}</a>
                  <br />
                  <span className={`${layout.small} ${layout.muted}`}>{area}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="discoveries" className={layout.stack}>
          <h2 id="discoveries">Local Discoveries</h2>
          <ul role="list" className={styles.three}>
            {discoveries.map(({ title, text, place }) => (
              <li key={title} className={styles.entry}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={`${layout.small} ${layout.muted}`}>{place}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="wellness" className={layout.stack}>
          <h2 id="wellness">Seasonal Wellness</h2>
          <div className={styles.recipes}>
            {recipes.map((recipe) => (
              <section key={recipe.heading} className={styles.recipe}>
                <h3>{recipe.heading}</h3>
                <Recipe recipe={recipe} />
              </section>
            ))}
          </div>
        </section>
        <section aria-labelledby="smart-living" className={layout.stack}>
          <h2 id="smart-living">Smart Condo Living</h2>
          <div className={styles.three}>
            {columns.map(({ heading, points }) => (
              <section key={heading} className={styles.entry}>
                <h3>{heading}</h3>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
        <section aria-labelledby="join" className={styles.join}>
          <h2 id="join">The next issue has a page for your building</h2>
          <p>
            Notices, a place to buy and sell, and things to do with the people down the hall. Find
            your condo and come in.
          </p>
          <p>
            <ButtonLink to="/">Join Our Community!</ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
