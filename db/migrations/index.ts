import { Migration20261121000000 } from './20261121000000-first-tables.ts';
import { Migration20261121050000 } from './20261121050000-photos.ts';
import { Migration20261121051000 } from './20261121051000-community-documents.ts';
import { Migration20261121060000 } from './20261121060000-idempotency-keys.ts';
import { Migration20261121070000 } from './20261121070000-job-queue.ts';
import { Migration20261121081000 } from './20261121081000-disabled-accounts.ts';
import { Migration20261121091000 } from './20261121091000-repost.ts';
import { Migration20261121092000 } from './20261121092000-post-revisions.ts';
import { Migration20261121160000 } from './20261121160000-membership-order.ts';
import { Migration20261121160500 } from './20261121160500-board-email.ts';
import { Migration20261121200000 } from './20261121200000-languages.ts';
import { Migration20261121201000 } from './20261121201000-content-languages.ts';
import { Migration20261121202000 } from './20261121202000-post-languages.ts';
import { Migration20261121210000 } from './20261121210000-withdrawn-changes.ts';
import { Migration20261122000000 } from './20261122000000-the-door.ts';
import { Migration20261122010000 } from './20261122010000-people-imports.ts';
import { Migration20261122030000 } from './20261122030000-code-uses.ts';
import { Migration20261122040000 } from './20261122040000-leaving.ts';
import { Migration20261122050000 } from './20261122050000-notices-and-files.ts';
import { Migration20261122060000 } from './20261122060000-records-shelf.ts';
import { Migration20261122070000 } from './20261122070000-reports-and-appeals.ts';
import { Migration20261122080000 } from './20261122080000-the-editors-desk.ts';

/** Every migration in the order it runs. Add at the end; never change one that has shipped. */
export const migrationsList = [
  { name: '20261121000000-first-tables', class: Migration20261121000000 },
  { name: '20261121050000-photos', class: Migration20261121050000 },
  { name: '20261121051000-community-documents', class: Migration20261121051000 },
  { name: '20261121060000-idempotency-keys', class: Migration20261121060000 },
  { name: '20261121070000-job-queue', class: Migration20261121070000 },
  { name: '20261121081000-disabled-accounts', class: Migration20261121081000 },
  { name: '20261121091000-repost', class: Migration20261121091000 },
  { name: '20261121092000-post-revisions', class: Migration20261121092000 },
  { name: '20261121160000-membership-order', class: Migration20261121160000 },
  { name: '20261121160500-board-email', class: Migration20261121160500 },
  { name: '20261121200000-languages', class: Migration20261121200000 },
  { name: '20261121201000-content-languages', class: Migration20261121201000 },
  { name: '20261121202000-post-languages', class: Migration20261121202000 },
  { name: '20261121210000-withdrawn-changes', class: Migration20261121210000 },
  { name: '20261122000000-the-door', class: Migration20261122000000 },
  { name: '20261122010000-people-imports', class: Migration20261122010000 },
  { name: '20261122030000-code-uses', class: Migration20261122030000 },
  { name: '20261122040000-leaving', class: Migration20261122040000 },
  { name: '20261122050000-notices-and-files', class: Migration20261122050000 },
  { name: '20261122060000-records-shelf', class: Migration20261122060000 },
  { name: '20261122070000-reports-and-appeals', class: Migration20261122070000 },
  { name: '20261122080000-the-editors-desk', class: Migration20261122080000 },
];
