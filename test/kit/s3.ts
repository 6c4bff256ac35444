import S3rver from 's3rver';
import type { S3Location } from '#kernel/blob-location.js';
import { temporaryFolder } from './temporary-folder.js';
import { freePorts } from './free-ports.js';

/** A storage that speaks S3, made by others; `bucket` is there, and these are its keys. */
export interface TestS3 {
  readonly location: S3Location;
  stop(): Promise<void>;
}

/** Start a storage on a port of its own. */
export async function startS3(): Promise<TestS3> {
  const port = await freePorts();
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory: temporaryFolder(), configureBuckets: [{ name: 'bucket', configs: [] }] });
  await server.run();
  return {
    location: {
      kind: 's3', bucket: 'bucket', region: 'us-east-1', endpoint: `http://127.0.0.1:${String(port)}`, pathStyle: true,
      accessKey: 'S3RVER', secretKey: 'S3RVER', incoming: temporaryFolder(),
    },
    stop: () => server.close(),
  };
}
