/** A field that somebody can type into or choose in, with what finds it again in a page that was drawn anew. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  /** Of a checkbox or a radio button. */
  checked: boolean | undefined;
}

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Files cannot be put back, and nothing is typed into hidden fields. */
const canKeep = (field: Field) => field.name !== '' && !/^(?:file|hidden)$/.test(field.type);

/** By its form, its name, and its value if it is one of several choices. */
const keyOf = (field: Field): string =>
  [
    field.form ? [...document.forms].indexOf(field.form) : '',
    field.name,
    isChoice(field) ? field.value : '',
  ].join(' ');

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected !== option.defaultSelected);
}

const fields = () =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(canKeep);

/**
 * Notes what somebody has typed and chosen before the scripts came, and goes on while React takes the page over: React
 * draws the whole document anew where an extension, a password manager or a translation has changed it. `restore` puts
 * it back then, with the events of typing, and the focus; `stop` ends the noting once the page is alive.
 */
export function noteTyped(): { restore: () => void; stop: () => void } {
  const typed = new Map<string, Typed>();
  let focused = '';
  let selection: [number, number] | null = null;
  const note = (field: Field) =>
    typed.set(keyOf(field), {
      value: field.value,
      checked: isChoice(field) ? field.checked : undefined,
    });
  const noteEvent = ({ target, type }: Event) => {
    if (isField(target) && canKeep(target)) note(target);
    // A field that is taken away with the page loses its focus too, which is not what somebody did.
    if (type !== 'change') noteFocus();
  };
  const noteFocus = () => {
    const field = document.activeElement;
    if (field === document.body) return;
    focused = isField(field) && field.name ? keyOf(field) : '';
    selection =
      isField(field) && 'selectionStart' in field && field.selectionStart !== null
        ? [field.selectionStart, field.selectionEnd ?? field.selectionStart]
        : null;
  };
  const events = ['input', 'change', 'focusin', 'selectionchange'];
  for (const field of fields()) if (isChanged(field)) note(field);
  noteFocus();
  for (const event of events) document.addEventListener(event, noteEvent);
  const stop = () => {
    for (const event of events) document.removeEventListener(event, noteEvent);
  };
  return {
    stop,
    restore() {
      stop();
      for (const field of fields()) {
        const was = typed.get(keyOf(field));
        if (was) putBack(field, was);
        if (keyOf(field) === focused) focusAgain(field, selection);
      }
    },
  };
}

function putBack(field: Field, { value, checked }: Typed): void {
  if (isChoice(field)) {
    // A click tells React too.
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  field.value = value;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

function focusAgain(field: Field, selection: [number, number] | null): void {
  field.focus({ preventScroll: true });
  if (selection && 'setSelectionRange' in field) field.setSelectionRange(...selection);
}

/**
 * Moves what others put before our own elements in the head behind them, such as the styles of an extension: at the end
 * React lets it be.
 */
export function moveForeignStyles(): void {
  for (const style of document.head.querySelectorAll('style')) document.head.append(style);
}
