import { Migration } from '@mikro-orm/migrations';
import { accounts } from './baseline/accounts.ts';
import { communities } from './baseline/communities.ts';
import { editorial } from './baseline/editorial.ts';
import { firstEditions } from './baseline/first-editions.ts';
import { jobQueue } from './baseline/job-queue.ts';
import { mail } from './baseline/mail.ts';
import { memberships } from './baseline/memberships.ts';
import { moderation } from './baseline/moderation.ts';
import { notices } from './baseline/notices.ts';
import { posts } from './baseline/posts.ts';
import { records } from './baseline/records.ts';
import { search } from './baseline/search.ts';
import { triggers } from './baseline/triggers.ts';
import { inOneStatement } from './in-one-statement.ts';

/** The whole schema of the first release, by domain: what another one points at comes before it. */
const schema = [
  search,
  communities,
  accounts,
  memberships,
  posts,
  moderation,
  notices,
  records,
  editorial,
  mail,
  triggers,
  firstEditions,
];

export class Migration20261124000000 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(schema.join('')));
    this.addSql(inOneStatement(jobQueue));
  }
}
