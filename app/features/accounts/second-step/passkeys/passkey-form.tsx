import { useSubmit } from '@remix-run/react';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/**
 * A form that the browser's answer about a passkey goes with. It is there only where scripts run and the browser can
 * do it; elsewhere `otherwise` is.
 */
export function PasskeyForm({
  use,
  press,
  isDraft = false,
  otherwise = null,
  children,
}: {
  use: 'add' | 'logIn';
  press: string;
  /** Only the browser itself can post a draft on to another page. */
  isDraft?: boolean;
  otherwise?: ReactNode;
  children?: ReactNode;
}) {
  const t = useMessages(secondStep);
  const submit = useSubmit();
  const [isAble, setIsAble] = useState(false);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  useEffect(() => {
    setIsAble(
      'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    );
  }, []);
  if (!isAble) return <>{otherwise}</>;

  const ask = async (form: HTMLFormElement) => {
    setState('asking');
    try {
      const { askBrowser } = await import('./ask-browser.ts');
      const answer = form.elements.namedItem('passkey');
      if (answer instanceof HTMLInputElement) answer.value = await askBrowser(use);
    } catch {
      // The person said no, took too long, or has no such passkey here: the form says so.
      setState('failed');
      return;
    }
    setState('idle');
    if (isDraft) form.submit();
    else submit(form, { method: 'post' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={layout.stack}>
      {children}
      <input type="hidden" name="passkey" />
      {state === 'failed' && (
        <p role="alert" className={fields.error}>
          {t('passkeys.failed')}
        </p>
      )}
      <div>
        <Button
          kind={use === 'add' ? 'main' : 'quiet'}
          pending={state === 'asking' && t('passkeys.asking')}
        >
          {press}
        </Button>
      </div>
    </form>
  );
}
