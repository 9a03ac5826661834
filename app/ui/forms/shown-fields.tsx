import type { FormState } from './form-state.ts';
import { shownFieldOf } from './row-intents.ts';

/** Says what the fields of a choice held when the form was opened: only what was typed since is asked about. */
export function ShownFields({
  form,
  choice,
  except,
}: {
  form: FormState;
  choice: { fields: Record<string, unknown> };
  /** A field with several values, which its page names itself. */
  except?: string;
}) {
  const names = Object.keys(choice.fields).filter((name) => name !== except);
  return (
    <>
      {names.map((name) => {
        const { value } = form.field(form.result ? shownFieldOf(name) : name);
        return value === '' ? null : (
          <input key={name} type="hidden" name={shownFieldOf(name)} value={value} />
        );
      })}
    </>
  );
}
