import { constants } from 'node:zlib';
import compression from 'compression';
import { stepOf, type Step } from './step.ts';

/** Compresses what is made for a request. Built files are compressed already, better than there is time for here. */
export const compress: Step = stepOf(
  // The package is typed for Express, and uses nothing of it.
  compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  }) as unknown as Parameters<typeof stepOf>[0],
);
