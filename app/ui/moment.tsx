/**
 * A date or time as text, with its ISO form for programs. The browser may format dates a little
 * differently from the server, so the server's text stays.
 */
export function Moment({ at, text }: { at: Date; text: string }) {
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {text}
    </time>
  );
}
