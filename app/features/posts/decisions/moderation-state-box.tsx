import { ButtonLink } from '#app/ui/button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { nouns, toTheAuthor } from '../labels.ts';
import type { Standing } from './moderation-state.server.ts';
import type { SubjectType } from '../state-machine.ts';
import * as styles from './moderation-state-box.css.ts';

/** How an item stands, for those it concerns, and what they may do about it. */
export function StandingBox({
  type,
  standing,
  editPath,
}: {
  type: SubjectType;
  standing: Standing;
  editPath: string;
}) {
  const { id, status, version, ways, canEdit, isOwn, reason } = standing;
  const told = isOwn ? toTheAuthor[type][status] : undefined;
  if (ways.length === 0 && !canEdit && !told) return null;
  return (
    <section
      className={told || reason ? styles.standing : undefined}
      aria-label={isOwn ? `Your ${nouns[type]}` : 'Moderation'}
    >
      {told && <p>{told}</p>}
      {reason && (
        <p>
          <strong>Reason:</strong> <bdi>{reason}</bdi>
        </p>
      )}
      <div className={styles.ways}>
        {canEdit && (
          <ButtonLink kind="quiet" to={editPath}>
            Edit
          </ButtonLink>
        )}
        <DecisionButtons type={type} id={id} version={version} ways={ways} />
      </div>
    </section>
  );
}
