import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import express from 'express';
import { z } from 'zod';
import { findTools } from '../../mcp/kit/find-tools.js';
import { measured } from './measured.js';

// A server of the official SDK with as many trivial tools, stateless: a server for each request, as its documentation has it.

const count = Object.values(await findTools()).reduce((sum, tools) => sum + tools.size, 0);

function made(): McpServer {
  const server = new McpServer({ name: 'bench', version: '1' });
  for (let at = 0; at < count; at += 1) {
    server.registerTool(`tool_${String(at)}`, { title: `Tool ${String(at)}`, description: 'Answers what it was asked.', inputSchema: { text: z.string().describe('A text') } }, ({ text }) => ({ content: [{ type: 'text', text }] }));
  }
  return server;
}

const app = express().use(express.json());
app.post('/', async (request, response) => {
  const [server, transport] = [made(), new StreamableHTTPServerTransport({ enableJsonResponse: true })];
  response.on('close', () => { void transport.close().then(() => server.close()); });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
});
measured(app);
