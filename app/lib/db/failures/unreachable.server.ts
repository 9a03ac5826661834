import { StartError } from '../../errors.ts';

/** What an operator can do, by the code of Node or PostgreSQL. */
const remedies: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL, or correct the machine and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the name of the machine in DATABASE_URL.',
  '3D000': 'Make the database with createdb, or correct its name in DATABASE_URL.',
  '28000': 'Correct the account in DATABASE_URL.',
  '28P01': 'Correct the account or its password in DATABASE_URL.',
};

/**
 * One line about a server that does not answer, without the password in its address, which was given in the setting or
 * option `named`.
 */
export function unreachable(error: unknown, named = 'DATABASE_URL'): StartError {
  const cause = error instanceof Error ? error.message.split('\n')[0] : String(error);
  const remedy =
    remedies[nodeCodeOf(error)] ??
    remedies[codeOf(error)] ??
    'Check that PostgreSQL runs and DATABASE_URL is right.';
  return new StartError(
    `The database in DATABASE_URL cannot be reached: ${cause}. ${remedy}`.replaceAll(
      'DATABASE_URL',
      named,
    ),
  );
}

/** The ORM gives a refused connection a code of PostgreSQL's, and keeps Node's in the cause. */
const nodeCodeOf = (error: unknown): string => (error instanceof Error ? codeOf(error.cause) : '');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
