import { readdir } from 'node:fs/promises';
import type { Tool, ToolModule } from './tool.js';

/** The modules that have tools. */
export const TOOL_MODULES = ['brain', 'catalog', 'commerce', 'intelligence', 'service'] as const satisfies readonly ToolModule[];

/** One of {@link TOOL_MODULES}. */
export type ModuleWithTools = (typeof TOOL_MODULES)[number];

/** The tools of each module, by name. */
export type Tools = Readonly<Record<ModuleWithTools, ReadonlyMap<string, Tool>>>;

const FOLDER = new URL('../tools/', import.meta.url);

let found: Promise<Tools> | undefined;

/** Every tool there is: each file of `mcp/tools/<module>` that exports one as `tool`. */
export const findTools = (): Promise<Tools> => found ??= load();

async function load(): Promise<Tools> {
  const [brain, catalog, commerce, intelligence, service] = await Promise.all([toolsOf('brain'), toolsOf('catalog'), toolsOf('commerce'), toolsOf('intelligence'), toolsOf('service')]);
  return { brain, catalog, commerce, intelligence, service };
}

async function toolsOf(module: ModuleWithTools): Promise<ReadonlyMap<string, Tool>> {
  const files = (await readdir(new URL(`${module}/`, FOLDER)).catch((): string[] => [])).filter((file) => file.endsWith('.js') && !file.endsWith('.generated.js')).map((file) => file.slice(0, -'.js'.length)).sort();
  const tools = await Promise.all(files.map((file) => toolIn(module, file)));
  return new Map(tools.map((tool) => [tool.name, tool]));
}

async function toolIn(module: ModuleWithTools, file: string): Promise<Tool> {
  const { tool } = await import(`../tools/${module}/${file}.js`) as { readonly tool?: Tool }; // written so that the bundle finds them all
  if (!tool) throw new Error(`mcp/tools/${module}/${file}.ts does not export its tool`);
  return tool;
}
