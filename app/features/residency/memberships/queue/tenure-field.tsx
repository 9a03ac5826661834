import { tenures, type Tenure } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { SelectField } from '#app/ui/forms/field.tsx';

/** What the board knows somebody to be; it may leave that open. */
export function TenureField({
  label,
  about,
  name,
  value,
  form,
  id = name,
}: {
  label: string;
  /** The whole label, where there are many on a page. */
  about?: string;
  name: string;
  value: Tenure | string | null;
  /** The id of the form it belongs to, where it stands outside. */
  form?: string;
  id?: string;
}) {
  const t = useMessages(doorQueue);
  return (
    <SelectField
      label={label}
      aria-label={about}
      form={form}
      required={false}
      placeholder={t('leaveOpen')}
      options={tenures.map((tenure) => ({ value: tenure, label: t(`tenures.${tenure}`) }))}
      field={{ name, id: id.replace(/[^\w-]/g, '-'), value: value ?? '', errors: [] }}
    />
  );
}
