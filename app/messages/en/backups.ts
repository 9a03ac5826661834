/** What administrators are shown of the nightly backups. */
export const backups = {
  title: 'Backups',
  nightly: 'A backup is written every night at 2:20 a.m.',
  offBadge: 'Off',
  off: 'Automatic backups are off. The person who runs the server can turn them on with {setting}.',
  none: 'Automatic backups are on. The first one is made overnight.',
  last: 'Last backup: {when} ({ago}), {size}.',
  lastByHand: 'Last backup: {when} ({ago}), {size}, made by hand.',
  failedBadge: 'Backup failed',
  failed: 'The backup of {when} failed. {reason}',
  overdueBadge: 'Backup overdue',
  overdue: 'No backup was made last night. Check that the site runs overnight.',
  reasons: {
    NO_ROOM: 'The disk with the folder in BACKUP_DIR is full. Make room on it.',
    FOLDER: 'The folder in BACKUP_DIR can’t be written. Let the site’s account write to it.',
    BUCKET: 'The bucket in BACKUP_S3_BUCKET couldn’t be reached.',
    OTHER: 'The site’s log says why, at [backup] and [job back-up].',
  },
  bucketBadge: 'Not in the bucket',
  bucketFailed:
    'The backup of {when} is in its folder, but not in the bucket. The site’s log says why, at [backup].',
  inBucket: 'Last backup in the bucket: {when}. It was read back.',
  rehearsed: 'Last test restore: {when}. It worked.',
  notRehearsed: 'The newest backup hasn’t been tested yet. That happens once a week.',
  brokenBadge: 'Test restore failed',
  broken: 'The backup tested on {when} couldn’t be restored. The site’s log says why, at [backup].',
} as const;
