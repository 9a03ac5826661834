/** Has a field that belongs to an option of a choice select that option while somebody types into it. */
export function selectOptionsWhileTyping(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { choice, options } = target.dataset;
    if (!choice || !options || !target.form || target.value.trim() === '') return;
    const control = target.form.elements.namedItem(choice);
    const isChoice = control instanceof HTMLSelectElement || control instanceof RadioNodeList;
    const [first, ...others] = options.split(' ');
    if (!isChoice || first === undefined || [first, ...others].includes(control.value)) return;
    control.value = first;
    // For what else of the page follows the choice.
    target.form.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
