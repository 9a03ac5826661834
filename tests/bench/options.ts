import { parseArgs } from 'node:util';
import type { Scale } from './fill/index.ts';

const scales: Scale[] = ['demo', 'city', 'metro'];

export interface Options {
  scale: Scale;
  /** How long each load lasts. */
  seconds: number;
  /** Parts of names: only what has one of them is measured. */
  only: string[];
  /** Neither posts nor starts. */
  pagesOnly: boolean;
  /** A database that is made and filled where it is missing, and stays; null for one that goes. */
  database: string | null;
  out: string | null;
  /** A file that `--out` wrote before. */
  compare: string | null;
}

/** The options of the command line. Throws where there is one that it does not know. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: 'demo' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
      'pages-only': { type: 'boolean', default: false },
      database: { type: 'string' },
      out: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const scale = scales.find((each) => each === values.scale);
  if (!scale) throw new Error(`--scale is ${scales.join(', ')}`);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds is a number');
  if (values.database && !/^[a-z][a-z0-9_]*$/.test(values.database)) {
    throw new Error('--database is a name of small letters, digits and underscores');
  }
  return {
    scale,
    seconds,
    only: values.only.split(',').flatMap((name) => name.trim().toLowerCase() || []),
    pagesOnly: values['pages-only'],
    database: values.database ?? null,
    out: values.out ?? null,
    compare: values.compare ?? null,
  };
}

/** Whether something of this name is to be measured. */
export const isWanted = ({ only }: Options, name: string): boolean =>
  only.length === 0 || only.some((part) => name.toLowerCase().includes(part));
