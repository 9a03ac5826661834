import type { ButtonHTMLAttributes } from 'react';
import { button } from './button.css.ts';
import { Link, type LinkProps } from './navigation/link.ts';
import { Tooltip } from './overlays/tooltip.tsx';

export type ButtonKind = keyof typeof button;

interface Common {
  kind?: ButtonKind;
  /** A tooltip that explains a short label. */
  tip?: string;
}

interface ButtonProps extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** The button's text while its form is being sent; it is disabled then. */
  pending?: string | false | undefined;
}

/** A button that submits its form unless `type` says otherwise. */
export function Button({ kind = 'main', tip, pending, children, ...rest }: ButtonProps) {
  return (
    <Tooltip text={tip}>
      {(tipId) => (
        <button
          type="submit"
          aria-describedby={tipId}
          {...rest}
          aria-label={pending ? undefined : rest['aria-label']}
          className={button[kind]}
          disabled={rest.disabled || !!pending}
        >
          {pending || children}
        </button>
      )}
    </Tooltip>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'main', tip, ...rest }: Omit<LinkProps, 'className'> & Common) {
  return (
    <Tooltip text={tip}>
      {(tipId) => <Link aria-describedby={tipId} {...rest} className={button[kind]} />}
    </Tooltip>
  );
}
