import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { productVersion } from '../../gateway/server/product-version.js';
import { RELEASE, schemasNow, type Release } from './released-schema.js';

// npm run release:schema: notes this commit as the last release, whose code later schemas are held against.
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const release: Release = { version: productVersion(), commit, schemas: schemasNow() };
writeFileSync(RELEASE, `${JSON.stringify(release, null, 1)}\n`);
process.stdout.write(`${RELEASE} has the schemas of ${release.version}, ${commit}\n`);
