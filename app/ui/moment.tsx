/**
 * A moment as people read it, with the one for programs beside it. The browser may write dates a
 * little differently from the server, so the text of the server stays.
 */
export function Moment({ at, text }: { at: Date; text: string }) {
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {text}
    </time>
  );
}
