import { roles } from '#db/enums.ts';
import { StartError } from '../lib/errors.ts';

export const usage = `Usage: npm run admin -- <command>

  create-admin --email <email> [--name <name>]
    Makes an administrator, and prints a link at which the password is chosen. It works once, within
    24 hours. For a person who has an account already, it makes them an administrator.
  add-community <name> [address]
    Adds a community whose doors are still closed. Quote what has spaces in it.
  grant <email> <ROLE> [community-slug] [--force]
    Gives a person a role: ${roles.join(', ')}.
    With a community, a BOARD member or MANAGER also moderates it.
  set-password <email>
    Makes a new password, prints it once and logs the person out everywhere.
  reset-link <email>
    Prints a link at which the person chooses a new password: for a person whom no email reaches. It works
    once, within 24 hours.
  revoke-sessions <email>
    Logs a person out everywhere.
  remove-second-step <email>
    Lets a person who lost both their phone and their recovery codes log in with the password alone, and
    tells them by email. Make sure first that it is them.
  disable <email> [--force]
    Keeps a person out: nobody can log in to the account, and its sessions end.
  enable <email>
    Lets a disabled account log in again.
  board-email <community-slug> [email]
    Sets the address that 'Contact Board' writes to. Without one, messages go to the manager.
  import-community <file> [--slug <slug>] [--dry-run]
    Adds a community from the file that its desk downloaded at /manage/…/export of another site, with its people,
    units, documents, notices, posts and log. It checks the file first. --dry-run does all of it and keeps
    nothing; --slug gives the community another address.

  The last administrator who can log in, and the last moderator of a community, are disabled or
  given another role only with --force.

  With the embedded database, stop the site first: only one process at a time may open it.
  On PostgreSQL the site can go on running.`;

/** The error for arguments that fit no command: the usage, and then what is wrong. */
export const misused = (what: string) => new StartError(`${usage}\n\n${what}`);
