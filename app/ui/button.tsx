import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { button } from './button.css.ts';

export type ButtonKind = keyof typeof button;

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: ButtonKind;
  /** The button's text while its form is being sent; it is disabled then. */
  pending?: string | false | undefined;
}

/** A button that submits its form unless `type` says otherwise. */
export function Button({ kind = 'main', pending, children, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      aria-label={pending ? undefined : rest['aria-label']}
      className={button[kind]}
      disabled={rest.disabled || !!pending}
    >
      {pending || children}
    </button>
  );
}

/** A link that looks like a button. It only navigates. */
export function ButtonLink({
  kind = 'main',
  ...rest
}: Omit<LinkProps, 'className'> & { kind?: ButtonKind }) {
  return <Link {...rest} className={button[kind]} />;
}
