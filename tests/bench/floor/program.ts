/**
 * The floor: the least that a page can cost in this language, on this database and with this renderer.
 * A bare `node:http` server that for each request reads the same rows, with prepared statements that it
 * sends all at once, and then renders the same tree with React's `renderToString`, or writes the same JSON.
 *
 * What it is: the statements with the values that our server sent for this page, on as many connections,
 * and a tree of host elements, made anew for each request, that gives the bytes of our page.
 * What it is not: a site. It has no routes, no session, no rules about who may see what, no languages and
 * no components, it never uses the rows that it reads, and it does not wait for the rows of one statement
 * before it sends the next. No change of a program that does these things reaches it on a page of one's own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { renderToString } from 'react-dom/server';
import type { Statement } from '../counting.ts';
import { treeOf } from './tree.ts';

/** What the floor answers from now on. */
export interface Task {
  statements: Statement[];
  type: string;
  body: string;
}

/** As many as our server has. */
const connections = 10;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections });

let reads: pg.QueryConfig[] = [];
let answer = (): string => '';
let type = '';
let taken = 0;

function take({ statements, type: newType, body }: Task): void {
  taken += 1;
  reads = statements.map(({ text, values }, at) => ({ name: `${taken}.${at}`, text, values }));
  type = newType;
  answer = type.includes('html') ? pageOf(body) : jsonOf(body);
}

function pageOf(html: string): () => string {
  const tree = treeOf(html);
  return () => `<!DOCTYPE html>${renderToString(tree())}`;
}

function jsonOf(json: string): () => string {
  const value: unknown = JSON.parse(json);
  return () => JSON.stringify(value);
}

const server = createServer((_request, response) => {
  Promise.all(reads.map((read) => pool.query(read))).then(
    () => {
      const body = Buffer.from(answer());
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (task: Task | 'cpu') => {
  if (task !== 'cpu') take(task);
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => process.exit());
