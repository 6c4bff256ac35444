/** How an assistant is given the address of the connector. */
export interface AssistantClient {
  readonly id: 'claude' | 'claude-code' | 'chatgpt' | 'cursor' | 'vscode' | 'inspector';
  readonly name: string;
  /** The file that the text belongs into; a command, or the address itself where there is none. */
  readonly file?: string;
  readonly isCommand?: boolean;
  readonly text: (address: string) => string;
}

const NAME = 'portico';

const json = (value: object): string => JSON.stringify(value, null, 2);

/**
 * The common assistants. Cursor registers a redirect address of its own scheme, which the identity provider takes only where the operator lists it (document 3, Registration
 * rules): mcp-remote, which it starts, has one on the person's own machine and always works.
 */
export const ASSISTANT_CLIENTS: readonly AssistantClient[] = [
  { id: 'claude', name: 'Claude', text: (address) => address },
  { id: 'claude-code', name: 'Claude Code', isCommand: true, text: (address) => `claude mcp add --transport http ${NAME} ${address}` },
  { id: 'chatgpt', name: 'ChatGPT', text: (address) => address },
  { id: 'cursor', name: 'Cursor', file: '~/.cursor/mcp.json', text: (address) => json({ mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', address] } } }) },
  { id: 'vscode', name: 'VS Code', file: '.vscode/mcp.json', text: (address) => json({ servers: { [NAME]: { type: 'http', url: address } } }) },
  { id: 'inspector', name: 'MCP Inspector', isCommand: true, text: () => 'npx @modelcontextprotocol/inspector' },
];
