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
const settings = (root) => [join(root, 'tsconfig.json'), import.meta.filename].map((path) => readFileSync(path, 'utf8')).join('\n');

async function compile({ path, file, source, root }) {
  const { default: ts } = await import('typescript'); // as long to load as many files to compile
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { outputText, diagnostics } = ts.transpileModule(source, {
    fileName: basename(path),
    reportDiagnostics: true,
    compilerOptions: {
      ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
      rootDir: undefined, // nothing but this file is read
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      inlineSourceMap: true,
      sourceRoot: `${relative(dirname(file), dirname(path))}/`,
    },
  });
  if (diagnostics.length === 0) return outputText;
  throw new SyntaxError(ts.formatDiagnostics(diagnostics, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }));
}

/** Two runs may compile the same file at once; neither reads half of the other's. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
