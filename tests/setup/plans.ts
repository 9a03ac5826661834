import { sql } from 'kysely';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from './sessions.ts';
import type { Statement } from './test-env.ts';

/** What PostgreSQL would do for a statement if every table were too large to read whole. */
export interface Plan {
  sql: string;
  /** Every table it reads. */
  tables: string[];
  /** The tables that it reads from end to end, because no index helps. */
  scans: string[];
  /** Whether it sorts. */
  sorts: boolean;
}

interface PlanNode {
  'Node Type': string;
  'Actual Loops'?: number;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  Plans?: PlanNode[];
}

/** Joins by lookup are what is left once a table is large and a page needs a few rows of it. */
const avoided = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'];

/**
 * The plan of a statement where only an index spares a table from being read whole. The statement is
 * run, and what it leaves out because it has a value already, such as a stored figure, is left out here.
 */
export async function readPlan(em: Em, statement: Statement): Promise<Plan> {
  return planOf(statement.text, await explain(em, statement));
}

/** The same of each read that a statement joins: what is right for one of them is not for another. */
export async function readPlans(em: Em, statement: Statement): Promise<Plan[]> {
  const reads = joinedIn(statement.text);
  if (!reads) return [await readPlan(em, statement)];
  const { Plans: parts = [] } = await explain(em, statement);
  const roots = parts.filter((part) => part['Parent Relationship'] === 'InitPlan');
  if (roots.length !== reads.length) throw new Error(`Not a plan for each read: ${statement.text}`);
  return roots.map((root, index) => planOf(reads[index] ?? '', root));
}

const opening = "(select coalesce(json_agg(_row), '[]') from (";

/** The reads that were sent as one statement (lib/db/reads); null for any other statement. */
function joinedIn(text: string): string[] | null {
  if (!text.startsWith(`select ${opening}`)) return null;
  const columns = text.slice('select '.length).split(/(?<=\) as _row\) as "\d+"),\n/);
  return columns.map((column) =>
    column.slice(opening.length).replace(/\) as _row\) as "\d+"$/, ''),
  );
}

const explain = (em: Em, statement: Statement): Promise<PlanNode> =>
  em.transactional(async (tx) => explainWithin(tx as Em, statement));

async function explainWithin(em: Em, { text, values }: Statement): Promise<PlanNode> {
  for (const setting of avoided) await em.execute(`set local ${setting} = off`);
  const db = kysely(em);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    ...sql`select 1`.compile(db),
    sql: `explain (analyze, timing off, format json) ${text}`,
    parameters: values,
  });
  const [row] = rows;
  if (!row) throw new Error(`No plan for ${text}`);
  return row['QUERY PLAN'][0].Plan;
}

function planOf(text: string, root: PlanNode): Plan {
  const plan: Plan = { sql: text, tables: [], scans: [], sorts: false };
  walk(root, plan);
  return plan;
}

function walk(node: PlanNode, plan: Plan): void {
  const isSpared = node['Subplan Name']?.startsWith('InitPlan') && node['Actual Loops'] === 0;
  if (isSpared) return;
  const type = node['Node Type'];
  const table = node['Relation Name'];
  if (table) plan.tables.push(table);
  if (table && type === 'Seq Scan') plan.scans.push(table);
  if (type === 'Sort' || type === 'Incremental Sort') plan.sorts = true;
  for (const child of node.Plans ?? []) walk(child, plan);
}
