/** A text of the document, with what is between `backticks` set as code. */
export const DocumentText = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
