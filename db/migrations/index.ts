import { Migration20261121000000 } from './20261121000000-first-tables.ts';
import { Migration20261121050000 } from './20261121050000-photos.ts';
import { Migration20261121051000 } from './20261121051000-community-documents.ts';
import { Migration20261121060000 } from './20261121060000-idempotency-keys.ts';
import { Migration20261121070000 } from './20261121070000-job-queue.ts';

/** Every migration in the order it runs. Add at the end; never change one that has shipped. */
export const migrationsList = [
  { name: '20261121000000-first-tables', class: Migration20261121000000 },
  { name: '20261121050000-photos', class: Migration20261121050000 },
  { name: '20261121051000-community-documents', class: Migration20261121051000 },
  { name: '20261121060000-idempotency-keys', class: Migration20261121060000 },
  { name: '20261121070000-job-queue', class: Migration20261121070000 },
];
