import { Disk } from 'flydrive';
import type { Bucket } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';

/**
 * A bucket that the setting `setting` names. Throws StartError when the driver's packages are not installed, which only
 * those who use a bucket need.
 */
export async function openBucket(
  bucket: Bucket,
  setting: 'S3_BUCKET' | 'BACKUP_S3_BUCKET',
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError(
      `The setting ${setting} needs two more packages: run "npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner".`,
    );
  });
  return new Disk(
    new S3Driver({
      bucket: bucket.name,
      region: bucket.region,
      ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
      credentials: {
        accessKeyId: bucket.accessKeyId,
        secretAccessKey: bucket.secretAccessKey,
      },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
