import { Fragment } from 'react';

/** An email address, which breaks after its @ where it does not fit in a line. */
export const Address = ({ of }: { of: string }) =>
  of.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
