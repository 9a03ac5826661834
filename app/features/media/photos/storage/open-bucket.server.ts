import { Disk } from 'flydrive';
import type { Bucket } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';

type BucketSetting = 'S3_BUCKET' | 'BACKUP_S3_BUCKET';

/**
 * The driver of buckets. Throws StartError when its packages are not installed, which only those who use a bucket
 * need.
 */
export const bucketDriver = async (setting: BucketSetting) => {
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError(
      `The setting ${setting} needs two more packages: run "npm install --no-save --omit=dev @aws-sdk/client-s3 @aws-sdk/s3-request-presigner", or build the image with --build-arg BUCKET=1.`,
    );
  });
  return S3Driver;
};

/** A bucket that the setting `setting` names. Throws as `bucketDriver`. */
export async function openBucket(bucket: Bucket, setting: BucketSetting): Promise<Disk> {
  const S3Driver = await bucketDriver(setting);
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
