import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A file of app/routes: its address with `:name` for what varies, and what it answers. */
interface RouteFile {
  file: string;
  address: string;
  reads: boolean;
  sends: boolean;
  /** Whether its handle says that every visitor gets the same. */
  sameForVisitors: boolean;
}

/** Every route of the product, from the names and exports of its files. */
export function routeFiles(): RouteFile[] {
  const folder = join(root, 'app/routes');
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const exported = [...source.matchAll(/^export (?:const|async function|function) ([^=(]+)/gm)]
        .map(([, names = '']) => names)
        .join(' ');
      return {
        file,
        address: addressOf(file),
        reads: /\bloader\b/.test(exported) || /^export default/m.test(source),
        sends: /\baction\b/.test(exported),
        sameForVisitors: /^export const handle = .*\bsameForVisitors: true/m.test(source),
      };
    });
}

function addressOf(file: string): string {
  const parts = file
    .replace(/\.tsx?$/, '')
    .replaceAll('[.]', '\u0000')
    .split('.')
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/_$/, '').replaceAll('\u0000', '.'))
    .map((part) => (part.startsWith('$') ? `:${part.slice(1) || 'rest'}` : part));
  return `/${parts.join('/')}`;
}

/** Who may read an address and who may send to it, as a row of the table in docs/addresses.md says. */
interface Classified {
  read: string;
  send: string;
}

/** The table of docs/addresses.md, by address. */
export function classifiedAddresses(): Map<string, Classified> {
  const rules = readFileSync(join(root, 'docs/addresses.md'), 'utf8');
  const rows = rules.matchAll(/^\| `(\/[^`]*)` +\| ([^|]*?) +\| ([^|]*?) +\|$/gm);
  return new Map(
    [...rows].map(([, address = '', read = '', send = '']) => [address, { read, send }]),
  );
}
