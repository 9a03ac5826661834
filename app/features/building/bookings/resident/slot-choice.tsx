import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import * as fields from '#app/ui/forms/field.css.ts';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import { hoursText } from '../span-text.ts';

/** A time that can be chosen. */
export interface SlotToChoose {
  value: string;
  start: Date;
  end: Date;
  nights: number | null;
  free: number;
  /** Whether it is the reader's already, or they wait for it; null for neither. */
  own: 'HELD' | 'WAITING' | null;
}

/** The times of a day, one of which is chosen; each says whether it is free. */
export function SlotChoice({
  legend,
  slots,
  capacity,
  field,
  waits,
}: {
  legend: string;
  slots: SlotToChoose[];
  capacity: number;
  field: FieldState;
  /** Whether one that is taken can be chosen, to wait for it. */
  waits: boolean;
}) {
  const t = useMessages(bookings);
  const formats = useFormats();
  const failed = field.errors.length > 0;
  const when = ({ start, end, nights }: SlotToChoose) =>
    nights === null
      ? hoursText(formats, t, { start, end })
      : t('place.nights', { count: nights, until: formats.shortDateTime(end) });
  const whether = ({ free, own }: SlotToChoose) => {
    if (own) return t(own === 'HELD' ? 'place.isYours' : 'place.isWaitedFor');
    if (free === 0) return t(waits ? 'place.isFull' : 'place.isTaken');
    return capacity === 1 ? t('place.isFree') : t('place.left', { count: free });
  };
  return (
    <fieldset id={field.id} className={fields.field}>
      <legend className={fields.legend}>{legend}</legend>
      {slots.map((slot) => (
        <label key={slot.value} className={fields.choice}>
          <input
            type="radio"
            name={field.name}
            value={slot.value}
            required
            disabled={slot.own !== null || (slot.free === 0 && !waits)}
            defaultChecked={field.value === slot.value}
          />
          <span>
            {when(slot)} – <strong>{whether(slot)}</strong>
          </span>
        </label>
      ))}
      {failed && <span className={fields.error}>{field.errors.join('\n')}</span>}
    </fieldset>
  );
}
