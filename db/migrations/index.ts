import { Migration20261124000000 } from './20261124000000-baseline.ts';
import { Migration20261125000001 } from './20261125000001-refused-emails.ts';
import { Migration20261125000004 } from './20261125000004-email-before.ts';
import { Migration20261125000006 } from './20261125000006-post-readers.ts';
import { Migration20261125000007 } from './20261125000007-beginnings-of-words.ts';
import { Migration20261125000008 } from './20261125000008-rate-limits.ts';
import { Migration20261125000011 } from './20261125000011-site-settings.ts';
import { Migration20261125000012 } from './20261125000012-newsletters-on-request.ts';
import { Migration20261125000013 } from './20261125000013-contractors.ts';
import { Migration20261125000014 } from './20261125000014-delivery-of-corrections.ts';
import { Migration20261125000015 } from './20261125000015-units-as-registered.ts';
import { Migration20261125000021 } from './20261125000021-no-owner.ts';
import { Migration20261125000022 } from './20261125000022-when-notices-happen.ts';
import { Migration20261125000031 } from './20261125000031-undone-decisions.ts';
import { Migration20261126000031 } from './20261126000031-backup-runs.ts';
import { Migration20261126000041 } from './20261126000041-exports-in-the-log.ts';
import { Migration20261126000051 } from './20261126000051-backup-kinds.ts';
import { Migration20261127000011 } from './20261127000011-second-steps.ts';
import { Migration20261127000012 } from './20261127000012-second-step-rule.ts';
import { Migration20261127000013 } from './20261127000013-passkeys.ts';
import { Migration20261127000021 } from './20261127000021-building-switches.ts';
import { Migration20261127000022 } from './20261127000022-requests.ts';

/** Every migration in the order it runs. Add at the end; never change one that has shipped. */
export const migrationsList = [
  { name: '20261124000000-baseline', class: Migration20261124000000 },
  { name: '20261125000001-refused-emails', class: Migration20261125000001 },
  { name: '20261125000004-email-before', class: Migration20261125000004 },
  { name: '20261125000006-post-readers', class: Migration20261125000006 },
  { name: '20261125000007-beginnings-of-words', class: Migration20261125000007 },
  { name: '20261125000008-rate-limits', class: Migration20261125000008 },
  { name: '20261125000011-site-settings', class: Migration20261125000011 },
  { name: '20261125000012-newsletters-on-request', class: Migration20261125000012 },
  { name: '20261125000013-contractors', class: Migration20261125000013 },
  { name: '20261125000014-delivery-of-corrections', class: Migration20261125000014 },
  { name: '20261125000015-units-as-registered', class: Migration20261125000015 },
  { name: '20261125000021-no-owner', class: Migration20261125000021 },
  { name: '20261125000022-when-notices-happen', class: Migration20261125000022 },
  { name: '20261125000031-undone-decisions', class: Migration20261125000031 },
  { name: '20261126000031-backup-runs', class: Migration20261126000031 },
  { name: '20261126000041-exports-in-the-log', class: Migration20261126000041 },
  { name: '20261126000051-backup-kinds', class: Migration20261126000051 },
  { name: '20261127000011-second-steps', class: Migration20261127000011 },
  { name: '20261127000012-second-step-rule', class: Migration20261127000012 },
  { name: '20261127000013-passkeys', class: Migration20261127000013 },
  { name: '20261127000021-building-switches', class: Migration20261127000021 },
  { name: '20261127000022-requests', class: Migration20261127000022 },
];
