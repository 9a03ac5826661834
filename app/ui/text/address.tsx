import { Fragment } from 'react';

/** An address, of email or of a page, which breaks after its @, a dot or a slash where it does not fit in a line. */
export const Address = ({ of }: { of: string }) =>
  (of.match(/[^@/.]*[@/.]|[^@/.]+$/g) ?? [of]).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
