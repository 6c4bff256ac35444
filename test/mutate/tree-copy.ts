import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const NOT_COPIED = new Set(['node_modules', '.git', 'data']);

/** A copy of the tree with a build of its own, where files can be changed. */
export class TreeCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'portico-mutate-'));
  readonly #options: ts.CompilerOptions;

  constructor(from: string) {
    cpSync(from, this.root, { recursive: true, preserveTimestamps: true, filter: (path) => dirname(path) !== from || !NOT_COPIED.has(basename(path)) });
    symlinkSync(join(from, 'node_modules'), join(this.root, 'node_modules'));
    const settings = ts.readConfigFile(join(this.root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config as { compilerOptions: object };
    const { options: { rootDir: _rootDir, ...options } } = ts.convertCompilerOptionsFromJson(settings.compilerOptions, this.root);
    // Nothing but the one file is read.
    this.#options = { ...options, noEmit: false, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    // What is built here is never stale: one file of it is changed at a time.
    writeFileSync(join(this.root, 'gateway/cli/prepare/build.mjs'), 'export const buildIsFresh = () => true;\nexport const build = async () => {};\n');
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Where a file stands once it is built. */
  built(file: string): string {
    return join(this.root, 'dist', file.replace(/\.tsx?$/, '.js'));
  }

  /** Give a file a text, in the sources and in the build. */
  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
    this.writeBuilt(file, text);
  }

  /** Give a file a text in the build alone. */
  writeBuilt(file: string, text: string): void {
    const { outputText } = ts.transpileModule(text, { fileName: basename(file), compilerOptions: this.#options });
    mkdirSync(dirname(this.built(file)), { recursive: true });
    writeFileSync(this.built(file), outputText);
  }

  /** The address of a file for an import. */
  address(file: string): string {
    return pathToFileURL(join(this.root, file)).href;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
