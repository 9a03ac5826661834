import { ButtonLink } from './button.tsx';

/** A link to the next page of a list, if there is one. */
export function MoreLink({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null;
  return (
    <p>
      <ButtonLink kind="quiet" to={to}>
        {label}
      </ButtonLink>
    </p>
  );
}
