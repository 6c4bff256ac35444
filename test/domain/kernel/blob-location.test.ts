import { readConfig } from '#kernel/config.js';

const KEYS = { PORTICO_S3_BUCKET: 'shop-files', PORTICO_S3_ACCESS_KEY: 'id', PORTICO_S3_SECRET_KEY: 'secret' };

test.each<[string, Record<string, string>, object]>([
  ['a folder below the data folder', {}, { kind: 'folder', folder: '/srv/portico/blobs' }],
  ['Amazon, which names buckets in the host', KEYS, { kind: 's3', bucket: 'shop-files', region: 'us-east-1', pathStyle: false, accessKey: 'id', secretKey: 'secret', incoming: '/srv/portico/blobs' }],
  ['another storage, where the path names them', { ...KEYS, PORTICO_S3_ENDPOINT: 'http://minio:9000/', PORTICO_S3_REGION: 'eu-south-1' },
    { kind: 's3', bucket: 'shop-files', region: 'eu-south-1', endpoint: 'http://minio:9000', pathStyle: true, accessKey: 'id', secretKey: 'secret', incoming: '/srv/portico/blobs' }],
  ['one that does as Amazon does', { ...KEYS, PORTICO_S3_ENDPOINT: 'https://files.example.com', PORTICO_S3_PATH_STYLE: 'off' }, expect.objectContaining({ pathStyle: false })],
])('files are kept in %s', (_, settings, location) => {
  expect(readConfig({ PORTICO_DATA: '/srv/portico', ...settings }).blobs).toEqual(location);
});

test.each<[Record<string, string>, string]>([
  [{ PORTICO_S3_ENDPOINT: 'https://files.example.com' }, 'PORTICO_S3_BUCKET is missing: without a bucket the other settings of S3 say nothing'],
  [{ PORTICO_S3_SECRET_KEY: 'secret' }, 'PORTICO_S3_BUCKET is missing: without a bucket the other settings of S3 say nothing'],
  [{ ...KEYS, PORTICO_S3_SECRET_KEY: '' }, 'PORTICO_S3_ACCESS_KEY and PORTICO_S3_SECRET_KEY are needed with a bucket'],
  [{ ...KEYS, PORTICO_S3_ACCESS_KEY: '' }, 'PORTICO_S3_ACCESS_KEY and PORTICO_S3_SECRET_KEY are needed with a bucket'],
  [{ ...KEYS, PORTICO_S3_BUCKET: 'Shop/Files' }, 'PORTICO_S3_BUCKET is no name of a bucket'],
  [{ ...KEYS, PORTICO_S3_PATH_STYLE: 'maybe' }, 'PORTICO_S3_PATH_STYLE is neither on nor off'],
])('settings of half a bucket are refused: %j', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
});
