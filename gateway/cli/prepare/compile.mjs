import { ROOT } from './root.mjs';

/** Write the JavaScript of TypeScript files (paths below the root) to dist/, file by file and without a look at their types. */
export async function compile(paths) {
  const { build, formatMessagesSync } = await import('esbuild');
  try {
    await build({
      entryPoints: paths, outdir: 'dist', outbase: '.', absWorkingDir: ROOT,
      bundle: false, format: 'esm', platform: 'node', target: 'es2023', sourcemap: true, sourcesContent: false, logLevel: 'silent',
    });
  } catch ({ errors, message }) {
    throw new Error(`The code does not compile:\n${errors ? formatMessagesSync(errors, { kind: 'error' }).join('') : message}`);
  }
}
