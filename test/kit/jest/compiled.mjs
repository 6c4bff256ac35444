import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Where the JavaScript of a file stands: beside the code it imports. The build makes it, but of tests, which are compiled when they run. */
export async function compiled(path, root) {
  const file = join(root, 'dist', relative(root, path)).replace(/\.tsx?$/, '.js');
  if (!/\.test\.tsx?$/.test(path)) return file;
  const source = readFileSync(path, 'utf8');
  const mark = `\n// ${createHash('sha256').update(source).update(settings(root)).digest('hex')}\n`;
  if (!existsSync(file) || !readFileSync(file, 'utf8').endsWith(mark)) write(file, await compile({ path, file, source, root }) + mark);
  return file;
}

/** What else decides what a test is compiled to. */
const settings = (root) => `${tsconfig(root)}\n${readFileSync(import.meta.filename, 'utf8')}`;

/** Types are checked apart. */
async function compile({ path, file, source, root }) {
  const { transform } = await import('esbuild');
  const { code } = await transform(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts', format: 'esm', target: 'es2023', sourcemap: 'inline', sourcesContent: false,
    sourcefile: basename(path), sourceRoot: `${relative(dirname(file), dirname(path))}/`, tsconfigRaw: tsconfig(root),
  });
  return code;
}

const tsconfig = (root) => readFileSync(join(root, 'tsconfig.json'), 'utf8');

/** Two runs may compile the same file at once; neither reads half of the other's. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
