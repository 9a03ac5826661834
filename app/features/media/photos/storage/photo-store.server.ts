import { join } from 'node:path';
import { Disk } from 'flydrive';
import { env, type Bucket } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { DurableDriver } from './durable-driver.server.ts';

/**
 * The store of photos: a folder of this machine, or an S3-compatible bucket where one is set.
 * Throws StartError when the bucket's driver is not installed.
 */
export const photoStore = (): Promise<Disk> =>
  processSingleton('photo-store', async () => {
    const { photoBucket, dataDir } = env();
    if (photoBucket) return openBucket(photoBucket);
    const location = join(dataDir, 'files', 'photos');
    return new Disk(new DurableDriver({ root: dataDir, location }));
  });

async function openBucket(bucket: Bucket): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError(
      'The setting S3_BUCKET needs two more packages: run "npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner".',
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
