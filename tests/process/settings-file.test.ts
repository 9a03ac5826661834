import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runToEnd, usedFolder } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const migrate = (env: Record<string, string>) => runToEnd(['app/cli/migrate.ts'], env);

function settings(lines: string): string {
  const file = join(temporaryFolder(), 'settings');
  writeFileSync(file, lines);
  return file;
}

describe('a file with settings', () => {
  it('is read by a command, which says what it was about', async () => {
    const folder = usedFolder();
    const file = settings(`# ours\nDATA_DIR=${folder}\nMAIL_FROM=The Link <post@link.example>\n`);
    const { code, stdout, stderr } = await migrate({ ENV_FILE: file });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain(`The embedded database in ${folder} is up to date.`);
  });

  it('leaves what the environment has', async () => {
    const folder = usedFolder();
    const { stdout } = await migrate({
      ENV_FILE: settings('DATA_DIR=/nowhere/at/all\n'),
      DATA_DIR: folder,
    });
    expect(stdout).toContain(`The embedded database in ${folder} is up to date.`);
  });

  it.each([
    ['BACKUP_PASSPHRASE', 'four words, long #enough'],
    ['SESSION_SECRET', '#0123456789012345678901234567890123456789'],
  ])('stops a command when %s would be cut at a #: %s', async (name, value) => {
    const file = settings(`NODE_ENV=production\n${name}=${value}\n`);
    const { code, stderr } = await migrate({ ENV_FILE: file, DATA_DIR: usedFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain(`The setting ${name} in ${file} has a # without quotes`);
    expect(stderr).not.toContain(value.slice(0, 8));
  });

  it('may have a # in quotes, and a comment after them or after nothing', async () => {
    const lines = `BACKUP_PASSPHRASE='four words, long #enough' # ours\nSESSION_SECRET= # none\n`;
    const { code } = await migrate({ ENV_FILE: settings(lines), DATA_DIR: usedFolder() });
    expect(code).toBe(0);
  });

  it('that is named and not there stops a command, with one line', async () => {
    const { code, stderr } = await migrate({ ENV_FILE: '/nowhere/settings' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe('There is no file /nowhere/settings, which ENV_FILE names.');
  });
});
